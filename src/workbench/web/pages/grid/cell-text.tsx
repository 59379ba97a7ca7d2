import { Icon } from '../../elements/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { type GridCell, stateOf } from './grid-view.ts';

/** What a cell says: that everybody sees it, nobody, or in which case. */
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
  const [first, ...more] = cell.outcomes;
  return (
    <>
      {state === 'shown' ? <Icon name="check" size="xs" /> : <span className="half" aria-hidden="true" />}
      <span>{state === 'shown' ? t('grid.cell.shown') : first?.when}</span>
      {more.length > 0 && <small>{t('grid.cell.more', { count: more.length })}</small>}
    </>
  );
};
