import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { EffectMark } from '../../../../authoring/reports/effect-marks.ts';
import type { ScenarioOptions } from '../../../../authoring/questions/scenario-options.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { conditionLabels } from '../../draft/content/condition-labels.ts';
import { sentenceCase, useWords } from '../../i18n/use-words.ts';
import { spokenDay } from '../../kit/pacific-time.ts';
import { cellBriefs } from '../../scenario/cell-briefs.ts';
import { marksIn } from '../../scenario/effect-marks.ts';
import { marksByItem } from '../../scenario/marked-cells.tsx';
import type { PastDay } from '../../past-day/use-past-day.ts';
import { readScenario, type Scenario } from '../../scenario/scenario-address.ts';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import {
  type CellAddress,
  countStates,
  isChanged,
  itemsOf,
  type TableGroup,
} from '../../scenario/table-items.ts';
import { groupItems } from './filter-items.ts';
import { everything, readView, type TableView } from './table-view.ts';
import { type Signs, tableCoverage } from '../../scenario/sign-off-states.ts';
import { cellsOf, type Range, selectionOf } from '../../sign-off/selection.ts';
import { useSignOff } from '../../sign-off/use-sign-off.ts';
import { useComparedTables, useOtherLanguage } from './compared-tables.ts';
import { useTableActions } from './use-table-actions.ts';

export interface TablePageProps {
  readonly sources: readonly ScenarioSource[];
  readonly files: SourceFiles;
  readonly source: ScenarioSource;
  readonly against: ScenarioSource | undefined;
  /** The day of the table and its releases; undefined for today and later days. */
  readonly past: PastDay | undefined;
  /** True when the table is compared with a selected source or the draft's base. */
  readonly isCompared: boolean;
  readonly search: URLSearchParams;
  readonly change: ChangeAddress;
}

type Tables = ReturnType<typeof useComparedTables>;

const noColumns: GatingTable['columns'] = [];

// The part of the address that filters. The open cell, for example, does not.
const filtersIn = (search: URLSearchParams): string => {
  const rest = new URLSearchParams(search);
  for (const name of ['item', 'column', 'source', 'against', 'ask']) rest.delete(name);
  return rest.toString();
};

// Members get the portal of today with all constraints, so only that can be signed off.
const isSignable = ({ on, without = [] }: ScenarioOptions): boolean =>
  on === undefined && without.length === 0;

const useSignedCells = (source: ScenarioSource, stand: ScenarioOptions, { table, items }: Tables) => {
  const canSign = isSignable(stand);
  const plans = useMemo(
    () => (canSign ? table?.columns.map(({ name }) => name) : undefined),
    [canSign, table],
  );
  const signOff = useSignOff(source, plans);
  // Deferred: they render every row again, and the next key press comes first.
  const signs = useDeferredValue(signOff.cells?.signs);
  const coverage = useMemo(
    () => signs && tableCoverage(items, signs, table?.columns.length ?? 0),
    [items, signs, table],
  );
  return { plans, signOff, signs, coverage };
};

interface FilterOptions {
  readonly files: SourceFiles;
  readonly stand: ScenarioOptions;
  readonly tables: Tables;
  readonly signs: Signs | undefined;
  readonly search: URLSearchParams;
}

const useFilteredItems = ({
  files,
  stand,
  tables: { table, items, nameOf, asked },
  signs,
  search,
}: FilterOptions) => {
  const address = useDeferredValue(filtersIn(search));
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);
  const other = useOtherLanguage(files, stand, view.text);
  const columns = table?.columns ?? noColumns;
  const wantedSigns = view.sign === undefined ? undefined : signs;
  const groups = useMemo(
    () => groupItems(items, columns, view, nameOf, { signs: wantedSigns, asked, other }),
    [items, columns, view, nameOf, wantedSigns, asked, other],
  );
  const all = useMemo(() => groupItems(items, columns, everything, nameOf), [items, columns, nameOf]);
  const rows = useMemo(() => groups.flatMap(itemsOf), [groups]);
  const shown = useMemo(() => new Set(rows.map(({ row }) => row.id)), [rows]);
  const plan = columns.findIndex(({ name }) => name === view.plan);
  const counts = useMemo(() => (plan < 0 ? undefined : countStates(items, plan)), [items, plan]);
  return { view, columns, groups, all, rows, shown, counts, plan: columns[plan]?.says };
};

const useHeads = (files: SourceFiles, columns: GatingTable['columns']): readonly string[] => {
  const { language } = useWords();
  return useMemo(() => {
    const { variants } = conditionLabels(files);
    return columns.map(({ name, says }) => sentenceCase(variants.get(name)?.short[language] ?? says));
  }, [files, columns, language]);
};

const useSelection = (
  groups: readonly TableGroup[],
  { folded }: TableView,
  plans: readonly string[] | undefined,
) => {
  const [range, select] = useState<Range>();
  const selection = useMemo(() => {
    const unfolded = groups.filter(({ key }) => !folded.has(key)).flatMap(itemsOf);
    return selectionOf(
      range,
      unfolded.map(({ row }) => row.id),
      plans ?? [],
    );
  }, [range, groups, folded, plans]);
  const selected = useMemo(() => (selection ? cellsOf(selection) : []), [selection]);
  return { selection, select, selected };
};

const useOtherSide = ({ source, against }: TablePageProps, { against: { on } }: Scenario) => {
  const { t, language } = useWords();
  const day = on && spokenDay(on, language);
  const isSameSource = against?.name === source.name && day !== undefined;
  const label = against && [...(isSameSource ? [] : [against.label]), day].filter(Boolean).join(', ');
  return { label, name: against?.label ?? t('grid.base', { number: source.draft?.baseNumber ?? 0 }) };
};

const useCell = (search: URLSearchParams): CellAddress | undefined => {
  const item = search.get('item');
  const column = search.get('column');
  return useMemo(() => (item !== null && column !== null ? { item, column } : undefined), [item, column]);
};

const useMarks = (search: URLSearchParams) => {
  const marks = JSON.stringify(marksIn(search));
  return useMemo(() => marksByItem(JSON.parse(marks) as readonly EffectMark[]), [marks]);
};

export const useTablePage = (props: TablePageProps) => {
  const { files, source, isCompared, search, change } = props;
  const scenario = useMemo(() => readScenario(search), [search]);
  const stand = scenario.shown;
  const tables = useComparedTables(files, scenario, isCompared);
  const { items, asked, differences } = tables;
  const signed = useSignedCells(source, stand, tables);
  const { signs, coverage } = signed;
  const filtered = useFilteredItems({ files, stand, tables, signs, search });
  const { view, columns } = filtered;
  const heads = useHeads(files, columns);
  const cell = useCell(search);
  const actions = useTableActions({ change, view, cell });
  const otherSide = useOtherSide(props, scenario);
  const marked = useMarks(search);
  const against = otherSide.label ?? (isCompared && view.only === 'changed' ? otherSide.name : undefined);
  const { toggleGroup } = actions;
  const data = useMemo(
    () => ({
      ...{ columns, heads, briefs: cellBriefs(items), against, asked, differences },
      ...{ signs, coverage, marked, toggleGroup },
    }),
    [columns, heads, items, against, asked, differences, signs, coverage, marked, toggleGroup],
  );
  const isAllAlike = view.only === 'changed' && !items.some(isChanged);
  const [wrong, setWrong] = useState<readonly CellAddress[]>([]);
  useEffect(() => {
    if (items.length > 0) performance.mark('grid shown');
  }, [items]);
  return {
    ...{
      ...props,
      ...tables,
      ...signed,
      ...filtered,
      ...useSelection(filtered.groups, view, signed.plans),
      ...actions,
    },
    ...{ scenario, stand, cell, otherSide, data, isAllAlike, wrong, setWrong },
  };
};

export type TablePage = ReturnType<typeof useTablePage>;
