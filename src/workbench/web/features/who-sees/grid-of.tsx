import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { WishMark } from '../../../../authoring/reports/wish-marks.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, TextButton } from '../../kit/button.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { Empty, Loading } from '../../kit/states.tsx';
import { marksIn } from '../../scenario/effect-marks.ts';
import { marksByItem } from '../../scenario/marked-cells.tsx';
import { askAddress, askText } from '../../scenario/scenario-address.ts';
import { StandChips } from '../../scenario/scenario-chips.tsx';
import { gridCoverage } from '../../scenario/sign-states.ts';
import { type GridSource, useStable } from '../../scenario/sources.ts';
import {
  type ChosenCell,
  everything,
  gridGroups,
  isChanged,
  itemsOf,
  narrowing,
  showAll,
  statesIn,
  viewOf,
} from '../../scenario/table-view.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { cellsOf, type Range, selectionOf } from '../../sign-off/selection.ts';
import { SignOffActs } from '../../sign-off/sign-off-acts.tsx';
import { SignPart } from '../../sign-off/sign-part.tsx';
import { useSignOff } from '../../sign-off/use-sign-off.ts';
import { ExplainPanel } from './explain-panel.tsx';
import { Filters, FiltersOnPaper } from './grid-head.tsx';
import { GridTable } from './grid-table.tsx';
import { useGridTables, useOtherWords } from './grid-tables.ts';
import { Legend } from './legend.tsx';
import { Asking } from './questions/asking.tsx';
import { TwoTable } from './questions/two-table.tsx';
import { SaveGrid } from './save-grid.tsx';
import { SourceNotes } from './source-notes.tsx';

interface Props {
  readonly sources: readonly GridSource[];
  readonly files: SourceFiles;
  readonly source: GridSource;
  readonly against: GridSource | undefined;
  /** There is another side: what is asked for, or the base of a draft. */
  readonly isCompared: boolean;
  readonly search: URLSearchParams;
  readonly change: ChangeAddress;
}

/** The part of an address that says which items are shown: which cell is explained changes nothing of it. */
const filtersIn = (search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  for (const name of ['item', 'column', 'source', 'against', 'ask']) rest.delete(name);
  return rest.toString();
};

/** The table of one source with its filters and what explains a cell. */
export const GridOf = ({ sources, files, source, against, isCompared, search, change }: Props) => {
  const { t, language } = useWords();
  const asking = useMemo(() => askAddress(search), [search]);
  const { names, shown: stand, against: otherStand, pair } = asking;
  const { own, table, items, nameOf, asked, told, isLate } = useGridTables(files, asking, isCompared);
  const address = useDeferredValue(filtersIn(search));
  const view = useMemo(() => viewOf(new URLSearchParams(address)), [address]);
  const translated = useOtherWords(files, stand, view.text);
  // What members have today is signed off, not what they would have on a day or without a constraint.
  const isStanding = stand.on === undefined && (stand.without ?? []).length === 0;
  const plans = useMemo(() => (isStanding ? table?.columns.map(({ name }) => name) : undefined), [isStanding, table]);
  const signOff = useSignOff(source, plans);
  // Every row is drawn again with them: a key that is pressed meanwhile comes first.
  const signs = useDeferredValue(signOff.cells?.signs);
  const wanted = view.sign === undefined ? undefined : signs;
  const groups = useMemo(
    () => gridGroups(items, table?.columns ?? [], view, nameOf, { signs: wanted, asked, other: translated }),
    [items, table, view, nameOf, wanted, asked, translated],
  );
  const all = useMemo(() => gridGroups(items, table?.columns ?? [], everything, nameOf), [items, table, nameOf]);
  const coverage = useMemo(() => signs && gridCoverage(items, signs, table?.columns.length ?? 0), [items, signs, table]);
  const columns = table?.columns ?? [];
  const planAt = columns.findIndex(({ name }) => name === view.plan);
  const counts = useMemo(() => (planAt < 0 ? undefined : statesIn(items, planAt)), [items, planAt]);
  const marks = JSON.stringify(marksIn(search));
  const marked = useMemo(() => marksByItem(JSON.parse(marks) as readonly WishMark[]), [marks]);
  const [isOpen, setOpen] = useState(false);
  const [range, select] = useState<Range>();
  const [wrong, setWrong] = useState<readonly ChosenCell[]>([]);
  const rows = useMemo(() => groups.flatMap(itemsOf), [groups]);
  const ids = useMemo(() => new Set(rows.map(({ row }) => row.id)), [rows]);
  const selection = useMemo(() => {
    const unfolded = rows.filter(({ group }) => !view.folded.has(group)).map(({ row }) => row.id);
    return selectionOf(range, unfolded, plans ?? []);
  }, [range, rows, view, plans]);
  const chosen = selection ? cellsOf(selection) : [];
  useEffect(() => {
    if (items.length > 0) performance.mark('grid shown');
  }, [items]);
  const [item, column] = [search.get('item'), search.get('column')];
  const cell = useMemo((): ChosenCell | undefined => (item !== null && column !== null ? { item, column } : undefined), [item, column]);
  const sign = cell && signs?.get(cell.item)?.[columns.findIndex(({ name }) => name === cell.column)];
  const choose = useStable((to: ChosenCell) => change({ ...to }));
  /** The reasons go; the focus is in the table, where they were asked for. */
  const close = useStable(() => {
    if (!cell) return;
    change({ item: undefined, column: undefined });
    document.querySelector<HTMLElement>('.gwrap td[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const fold = useStable((key: string) => {
    const folded = new Set(view.folded);
    if (!folded.delete(key)) folded.add(key);
    change({ fold: folded.size === 0 ? undefined : [...folded].join(',') });
  });
  const remove = useStable((question: string) =>
    change((now) => ({
      ask: askText(askAddress(now).names.filter((name) => name !== question)),
      ...(view.answer?.question === question && { answer: undefined }),
    })),
  );
  const otherDay = otherStand.on && spokenDay(otherStand.on, language);
  // Of two days of one source the day alone tells the sides apart.
  const isSame = against?.name === source.name && otherDay !== undefined;
  const againstLabel = against && [...(isSame ? [] : [against.label]), otherDay].filter(Boolean).join(', ');
  const otherName = against?.label ?? t('grid.base', { number: source.draft?.baseNumber ?? 0 });
  const shown = rows.length;
  const isFolded = view.folded.size > 0;
  const isAllAlike = view.only === 'changed' && !items.some(isChanged);
  const isWaiting = isAllAlike && isLate;
  if (own.unanswered)
    return (
      <Empty icon="alert" title={t('grid.unanswered.title')}>
        <WhyUnanswered why={own.unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  const asks = <Asking {...{ sources, source, change }} />;
  if (pair)
    return (
      <>
        <div className="gfilters">
          {asks}
          <StandChips asked={asking} change={change} />
        </div>
        <TwoTable {...{ pair, files, stand, nameOf, change }} label={source.label} draft={source.draft?.id} />
      </>
    );
  if (!table) return <Loading what={t('grid.working')} />;
  return (
    <>
      <div className={isOpen ? 'gfilters open' : 'gfilters'} data-panel>
        <Button className="only-s" icon="rules" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('grid.filters')} {narrowing(view) > 0 && narrowing(view)}
        </Button>
        <Filters {...{ view: viewOf(search), columns, change, isCompared }} isSigned={signs !== undefined} asked={asked?.columns ?? []} />
        {asks}
        <span className="row small muted" role="status">
          {isCompared && `${t('grid.differing', { count: items.filter(isChanged).length })} · `}
          {t('grid.count', { shown, all: items.length })}
          {counts && ` · ${t('grid.ofPlan', { plan: columns[planAt]?.says ?? '', ...counts })}`}
        </span>
        <Button small kind="quiet" onClick={() => change({ fold: isFolded ? undefined : groups.map(({ key }) => key).join(',') })}>
          {t(isFolded ? 'grid.unfoldAll' : 'grid.foldAll')}
        </Button>
        <StandChips asked={asking} change={change} />
        <SaveGrid
          {...{ source, stand }}
          ask={names}
          items={rows.map(({ row }) => row.id)}
          against={
            isCompared
              ? { source: against?.source ?? source.base ?? source.source, on: otherStand.on, name: againstLabel ?? otherName }
              : undefined
          }
        />
        <SignOffActs
          {...{ signOff, coverage, source, files, items, columns, nameOf, chosen, wrong, setWrong }}
          clear={() => select(undefined)}
        />
      </div>
      <FiltersOnPaper
        {...{ view, source, shown, counts }}
        plan={columns[planAt]?.says}
        against={isCompared ? (againstLabel ?? otherName) : undefined}
        on={stand.on}
        all={items.length}
      />
      <SourceNotes {...{ sources, source, against }} on={stand.on} />
      <div className="gwrap" tabIndex={-1} data-panel>
        {isWaiting && <Loading what={t('grid.working')} />}
        {shown === 0 && !isWaiting && (
          <Empty icon="search" title={t(isAllAlike ? 'grid.noneDiffers' : 'grid.none')}>
            <TextButton onClick={() => change(showAll)}>{t('grid.clear')}</TextButton>
          </Empty>
        )}
        <GridTable
          {...{ columns, choose, close, fold, asked, remove, signs, coverage, selection, select, marked }}
          plan={view.plan}
          groups={all}
          shown={ids}
          folded={view.folded}
          chosen={cell}
          against={againstLabel ?? (isCompared && view.only === 'changed' ? otherName : undefined)}
          differences={told?.items}
        />
      </div>
      {cell && (
        <ExplainPanel
          cell={cell}
          names={{
            item: items.find(({ row }) => row.id === cell.item)?.name ?? cell.item,
            column: [...columns, ...(asked?.columns ?? [])].find(({ name }) => name === cell.column)?.says ?? cell.column,
          }}
          nameOf={nameOf}
          draft={source.draft?.id}
          stand={stand}
          otherStand={otherStand}
          against={isCompared ? otherName : undefined}
          close={close}
        >
          {sign && chosen.length === 0 && (
            <SignPart sign={sign} isBusy={signOff.isBusy} right={() => signOff.right([cell])} wrong={() => setWrong([cell])} />
          )}
        </ExplainPanel>
      )}
      <Legend isCompared={isCompared} isAsked={names.length > 0} />
    </>
  );
};
