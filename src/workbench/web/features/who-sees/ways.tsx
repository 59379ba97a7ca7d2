import { useSearchParams } from 'react-router-dom';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { memberAddress } from '../../scenario/scenario-address.ts';
import type { ChosenCell } from '../../scenario/table-view.ts';

interface Props {
  readonly cell: ChosenCell;
  readonly draft: string | undefined;
  /** The example, as addresses name them. */
  readonly member: string | undefined;
}

/** Where to go from here: to the item, and to what the example sees; of a draft on its page, of what is live screen by screen. */
export const Ways = ({ cell: { item }, draft, member }: Props) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const [name, ...set] = member?.split(';') ?? [];
  if (name === undefined && draft === undefined) return null;
  const seen = (as: string): string =>
    draft === undefined
      ? memberAddress(search.get('source') ?? 'live', as, item)
      : `${editorAddress(draft, item)}&as=${encodeURIComponent(as)}`;
  return (
    <p className="row wrap">
      {draft !== undefined && (
        <ButtonLink small icon="edit" to={editorAddress(draft, item)}>
          {t('grid.explain.edit')}
        </ButtonLink>
      )}
      {name !== undefined && (
        <ButtonLink small icon="eye" to={seen(member ?? name)}>
          {t(set.length === 0 ? 'grid.explain.as' : 'grid.explain.asLike', { name })}
        </ButtonLink>
      )}
    </p>
  );
};
