import { useWords } from '../../i18n/use-words.ts';
import { TextButton } from '../../kit/button.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { PastDayNote } from '../../past-day/past-day-note.tsx';
import { ScenarioChips } from '../../scenario/scenario-chips.tsx';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { SignPart } from '../../sign-off/sign-part.tsx';
import { CellPanel } from './cell-panel/cell-panel.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { Legend } from './legend.tsx';
import { AskButtons } from './questions/ask-buttons.tsx';
import { TwoTable } from './questions/two-table.tsx';
import { SourceNotes } from './source-notes.tsx';
import { ItemTable } from './table/item-table.tsx';
import { TableArea, ToolsArea } from './table/page-areas.tsx';
import { TableTools } from './table-tools.tsx';
import { noFilters } from './table-view.ts';
import { type TablePage, type TablePageProps, useTablePage } from './use-table-page.ts';

interface PartProps {
  page: TablePage;
}

const TableOrEmpty = ({ page }: PartProps) => {
  const { t } = useWords();
  const { change, items, isAllAlike, isLate, shown, view } = page;
  const isWaiting = isAllAlike && isLate;
  return (
    <TableArea>
      {isWaiting && <Loading what={t('grid.table')} />}
      {shown.size === 0 && !isWaiting && (
        <Empty icon="search" title={t(isAllAlike ? 'grid.noneDiffers' : 'grid.none')}>
          <TextButton onClick={() => change(noFilters)}>{t('grid.clear')}</TextButton>
        </Empty>
      )}
      <ItemTable
        all={page.all}
        groups={page.groups}
        count={items.length}
        shown={shown}
        folded={view.folded}
        data={page.data}
        plan={view.plan}
        chosen={page.cell}
        selection={page.selection}
        choose={page.choose}
        close={page.close}
        select={page.select}
        removeQuestion={page.removeQuestion}
      />
    </TableArea>
  );
};

const OpenCell = ({ page }: PartProps) => {
  const { cell, items, columns, asked, signs, selected, signOff, setWrong, source, isCompared, otherSide } =
    page;
  if (!cell) return null;
  const column = [...columns, ...(asked?.columns ?? [])].find(({ name }) => name === cell.column);
  const sign = signs?.get(cell.item)?.[columns.findIndex(({ name }) => name === cell.column)];
  return (
    <CellPanel
      cell={cell}
      names={{
        item: items.find(({ row }) => row.id === cell.item)?.name ?? cell.item,
        column: column?.says ?? cell.column,
      }}
      nameOf={page.nameOf}
      draft={source.draft?.id}
      stand={page.stand}
      otherStand={page.scenario.against}
      against={isCompared ? otherSide.name : undefined}
      close={page.close}
    >
      {sign && selected.length === 0 && (
        <SignPart
          sign={sign}
          isBusy={signOff.isBusy}
          right={() => signOff.right([cell])}
          wrong={() => setWrong([cell])}
        />
      )}
    </CellPanel>
  );
};

const ComparedPair = ({ page, pair }: PartProps & { pair: readonly [string, string] }) => {
  const { sources, source, past, files, stand, nameOf, change, scenario } = page;
  return (
    <>
      <ToolsArea>
        <AskButtons {...{ sources, source, change }} />
        <ScenarioChips asked={scenario} change={change} />
      </ToolsArea>
      {past && <PastDayNote {...{ source, past }} choose={(name) => change({ source: name })} />}
      <TwoTable {...{ pair, files, stand, nameOf, change }} label={source.label} draft={source.draft?.id} />
    </>
  );
};

export const ScenarioView = (props: TablePageProps) => {
  const { t } = useWords();
  const page = useTablePage(props);
  const { own, files, source, sources, against, past, change, scenario, table, stand, isCompared } = page;
  if (own.unanswered)
    return (
      <Empty icon="alert" title={t('grid.unanswered.title')}>
        <WhyUnanswered why={own.unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  if (scenario.pair) return <ComparedPair page={page} pair={scenario.pair} />;
  if (!table) return <Loading what={t('grid.table')} />;
  return (
    <>
      <TableTools page={page} />
      <FilterSummary page={page} />
      <SourceNotes {...{ sources, source, against, past, change }} on={stand.on} />
      <TableOrEmpty page={page} />
      <OpenCell page={page} />
      <Legend isCompared={isCompared} isAsked={scenario.names.length > 0} />
    </>
  );
};
