import { Icon } from '../../elements/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { type GridCell, stateOf } from './grid-view.ts';

/** What a cell says: that everybody sees it, nobody, or what decides first and how many facts besides. */
export const CellText = ({ cell }: { readonly cell: GridCell }) => {
  const { t } = useWords();
  const state = stateOf(cell);
  if (state === 'hidden')
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr">{t('grid.cell.hidden')}</span>
      </>
    );
  const { brief } = cell;
  const more = brief?.more ?? cell.outcomes.length - 1;
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <span className="half" aria-hidden="true" />}
      <span>{state === 'shown' ? t('grid.cell.shown') : (brief?.says ?? cell.outcomes[0]?.when)}</span>
      {more > 0 && <small>{t('grid.cell.more', { count: more })}</small>}
    </>
  );
};
