import { useState } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import type { GridCoverage } from '../scenario/sign-states.ts';
import type { GridSource } from '../scenario/sources.ts';
import type { ChosenCell, GridItem, NameOf } from '../scenario/table-view.ts';
import { CoverageDialog } from './coverage-dialog.tsx';
import { RefusedCells } from './refused-cells.tsx';
import { SignBar } from './sign-bar.tsx';
import type { SignOff } from './use-sign-off.ts';
import { WrongDialog } from './wrong-dialog.tsx';

interface Props {
  readonly signOff: SignOff;
  readonly coverage: GridCoverage | undefined;
  readonly source: GridSource;
  readonly files: SourceFiles;
  readonly items: readonly GridItem[];
  readonly columns: readonly { readonly name: string; readonly says: string }[];
  readonly nameOf: NameOf;
  /** The cells that were chosen together; empty: none. */
  readonly chosen: readonly ChosenCell[];
  readonly clear: () => void;
  /** The cells that somebody is about to call wrong; empty: none. */
  readonly wrong: readonly ChosenCell[];
  readonly setWrong: (cells: readonly ChosenCell[]) => void;
}

/** How much is signed off, what can be done with chosen cells, and what is asked and told in doing so. */
export const SignOffActs = ({ signOff, coverage, source, files, items, columns, nameOf, chosen, clear, wrong, setWrong }: Props) => {
  const { t } = useWords();
  const [isTold, setTold] = useState(false);
  const rowAt = (target: EventTarget | null): readonly ChosenCell[] => {
    const row = target instanceof Element ? target.closest('tr')?.querySelector<HTMLElement>('td[data-column]') : undefined;
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
        <Button kind="quiet" icon="check" onClick={() => setTold(true)}>
          {t('signOff.progress', { right: coverage.whole.right, wrong: coverage.whole.wrong, open: coverage.whole.open })}
        </Button>
      )}
      <SignBar {...{ signOff, chosen, rowAt, clear }} wrong={setWrong} />
      {signOff.refused && (
        <RefusedCells {...{ items, columns }} refused={signOff.refused} signRest={signOff.signRest} close={signOff.forgetRefused} />
      )}
      {wrong.length > 0 && (
        <WrongDialog
          {...{ cells: wrong, files, nameOf: cellNames }}
          draft={source.draft?.id}
          sign={(text) => signOff.wrong(wrong, text)}
          close={() => setWrong([])}
        />
      )}
      {isTold && coverage && <CoverageDialog {...{ coverage, columns, nameOf, source }} close={() => setTold(false)} />}
    </>
  );
};
