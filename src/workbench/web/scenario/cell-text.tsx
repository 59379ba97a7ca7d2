import type { Say } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import { stateOf, type TableCell } from './table-items.ts';

interface Props {
  readonly cell: TableCell;
  readonly t: Say;
}

/**
 * What a cell says: that everybody sees it, nobody, or what decides first and how many facts besides. There are thousands, so none looks for
 * the language by itself.
 */
export const CellText = ({ cell, t }: Props) => {
  const state = stateOf(cell);
  if (state === 'hidden')
    return (
      <span role="img" aria-label={t('grid.cell.hidden')}>
        –
      </span>
    );
  const { brief } = cell;
  const more = brief?.more ?? cell.outcomes.length - 1;
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <span className="half" aria-hidden="true" />}
      <span>{state === 'shown' ? t('grid.cell.shown') : (brief?.says ?? cell.outcomes[0]?.when)}</span>
      {more > 0 && <small>+{more}</small>}
    </>
  );
};
