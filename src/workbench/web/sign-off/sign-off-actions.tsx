import { useState } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import type { TableCoverage } from '../scenario/sign-off-states.ts';
import type { ScenarioSource } from '../scenario/scenario-sources.ts';
import type { CellAddress, TableItem } from '../scenario/table-items.ts';
import type { NameOf } from '../scenario/item-names.ts';
import { CoverageDialog } from './coverage-dialog.tsx';
import { RefusedCells, RefusedReason } from './refused-cells.tsx';
import { SignBar } from './sign-bar.tsx';
import type { SignOff } from './use-sign-off.ts';
import { WrongDialog } from './wrong-dialog.tsx';

interface Props {
  signOff: SignOff;
  coverage: TableCoverage | undefined;
  source: ScenarioSource;
  files: SourceFiles;
  items: readonly TableItem[];
  columns: readonly { name: string; says: string }[];
  nameOf: NameOf;
  chosen: readonly CellAddress[];
  clear: () => void;
  wrong: readonly CellAddress[];
  setWrong: (cells: readonly CellAddress[]) => void;
}

export const SignOffActions = ({
  signOff,
  coverage,
  source,
  files,
  items,
  columns,
  nameOf,
  chosen,
  clear,
  wrong,
  setWrong,
}: Props) => {
  const { t } = useWords();
  const { refused } = signOff;
  const [isCoverageOpen, setCoverageOpen] = useState(false);
  const rowAt = (target: EventTarget | null): readonly CellAddress[] => {
    const row =
      target instanceof Element
        ? target.closest('tr')?.querySelector<HTMLElement>('td[data-column]')
        : undefined;
    const item = row?.dataset['item'];
    return item === undefined ? [] : columns.map(({ name }) => ({ item, column: name }));
  };
  const cellNames = {
    item: (id: string): string => items.find(({ row }) => row.id === id)?.name ?? id,
    column: (name: string): string => columns.find((column) => column.name === name)?.says ?? name,
  };
  return (
    <>
      {coverage && (
        <Button kind="quiet" icon="check" onClick={() => setCoverageOpen(true)}>
          {t('signOff.progress', {
            right: coverage.whole.right,
            wrong: coverage.whole.wrong,
            open: coverage.whole.open,
          })}
        </Button>
      )}
      <SignBar {...{ signOff, chosen, rowAt, clear }} wrong={setWrong} />
      {refused && wrong.length === 0 && (
        <RefusedCells
          {...{ items, columns, refused }}
          signRest={signOff.signRest}
          replace={signOff.replace}
          close={signOff.dismissRefusal}
        />
      )}
      {wrong.length > 0 && (
        <WrongDialog
          {...{ cells: wrong, files, nameOf: cellNames }}
          draft={source.draft?.id}
          sign={(text) => signOff.wrong(wrong, text)}
          reason={refused && <RefusedReason {...{ items, columns, refused }} />}
          close={() => setWrong([])}
        />
      )}
      {isCoverageOpen && coverage && (
        <CoverageDialog {...{ coverage, columns, nameOf, source }} close={() => setCoverageOpen(false)} />
      )}
    </>
  );
};
