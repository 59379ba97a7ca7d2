import type { ItemDifference } from '../../../../../authoring/questions/item-differences.ts';
import { toldChange } from '../../../draft/changes/told-change.ts';
import { Samples } from '../../../draft/changes/who-notices.tsx';
import { useWords } from '../../../i18n/use-words.ts';

interface Props {
  readonly name: string;
  readonly says: readonly ItemDifference[];
  /** How many columns the table has beside the first. */
  readonly width: number;
  readonly isHidden: boolean;
}

/** In words what members see otherwise of an item, above its two rows. */
export const DifferenceRow = ({ name, says, width, isHidden }: Props) => {
  const { t, language } = useWords();
  return (
    <tr className="told" hidden={isHidden}>
      <td className="stick">
        <b className="strong clip">{name}</b>
      </td>
      <td colSpan={width}>
        {says.map((change, place) => (
          <p key={place}>
            {toldChange(change, t, language)} · <span className="muted small">{t('compare.for', { who: change.who })}</span>{' '}
            <Samples names={change.samples} />
          </p>
        ))}
      </td>
    </tr>
  );
};
