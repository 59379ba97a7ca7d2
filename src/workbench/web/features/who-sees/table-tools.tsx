import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { ScenarioChips } from '../../scenario/scenario-chips.tsx';
import { isChanged } from '../../scenario/table-items.ts';
import { ToolsArea } from './table/page-areas.tsx';
import { countFilters, readView } from './table-view.ts';
import { SignOffActions } from '../../sign-off/sign-off-actions.tsx';
import { Filters } from './filters.tsx';
import { AskButtons } from './questions/ask-buttons.tsx';
import { SaveGatingTable } from './save-gating-table.tsx';
import type { TablePage } from './use-table-page.ts';

interface Props {
  page: TablePage;
}

const Counts = ({ page: { isCompared, items, shown, counts, plan = '' } }: Props) => {
  const { t } = useWords();
  return (
    <span className="row small muted" role="status">
      {isCompared && `${t('grid.differing', { count: items.filter(isChanged).length })} · `}
      {t('grid.count', { shown: shown.size, all: items.length })}
      {counts && ` · ${t('grid.ofPlan', { plan, ...counts })}`}
    </span>
  );
};

const FoldAll = ({ page: { view, groups, change } }: Props) => {
  const { t } = useWords();
  const isFolded = view.folded.size > 0;
  return (
    <Button
      small
      kind="quiet"
      onClick={() => change({ fold: isFolded ? undefined : groups.map(({ key }) => key).join(',') })}
    >
      {t(isFolded ? 'grid.unfoldAll' : 'grid.foldAll')}
    </Button>
  );
};

const Save = ({
  page: { source, against, stand, scenario, rows, columns, isCompared, otherSide },
}: Props) => (
  <SaveGatingTable
    {...{ source, stand }}
    ask={scenario.names}
    plans={columns}
    items={rows.map(({ row }) => row.id)}
    against={
      isCompared
        ? {
            snapshot: against?.snapshot ?? source.base ?? source.snapshot,
            on: scenario.against.on,
            name: otherSide.label ?? otherSide.name,
          }
        : undefined
    }
  />
);

export const TableTools = ({ page }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const {
    sources,
    source,
    files,
    items,
    columns,
    nameOf,
    change,
    isCompared,
    scenario,
    search,
    view,
    asked,
  } = page;
  const { signs, signOff, coverage, selected, select, wrong, setWrong } = page;
  const filters = countFilters(view);
  return (
    <ToolsArea isOpen={isOpen}>
      <Button className="only-s" icon="rules" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('grid.filters')} {filters > 0 && filters}
      </Button>
      <Filters
        {...{ columns, change, isCompared }}
        view={readView(search)}
        isSigned={signs !== undefined}
        asked={asked?.columns ?? []}
      />
      <AskButtons {...{ sources, source, change }} />
      <Counts page={page} />
      <FoldAll page={page} />
      <ScenarioChips asked={scenario} change={change} />
      <Save page={page} />
      <SignOffActions
        {...{ signOff, coverage, source, files, items, columns, nameOf, wrong, setWrong }}
        chosen={selected}
        clear={() => select(() => undefined)}
      />
    </ToolsArea>
  );
};
