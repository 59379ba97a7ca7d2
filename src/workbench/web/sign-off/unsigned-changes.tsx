import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SourceFiles } from '../../../config/files/source.ts';
import { outsideTable } from '../../api/affected.ts';
import { cellSigns, isOpen } from '../../api/cell-signs.ts';
import type { Meaning } from '../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../analysis/analysis-provider.tsx';
import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { useWords } from '../i18n/use-words.ts';
import { Note } from '../kit/marks.tsx';
import { signOffsQuery } from './use-sign-off.ts';

interface Changed {
  /** How many cells give something else than under the base. */
  readonly cells: number;
  /** How many of these nobody has signed off. */
  readonly unsigned: number;
  /** Items with such a cell. */
  readonly rows: ReadonlySet<string>;
  /** Items that are gone: the draft's table has no cell of them. */
  readonly gone: readonly string[];
}

/** What a draft changes in the table; undefined while it is not known. */
const useChanged = (): Changed | undefined => {
  const { language } = useWords();
  const own = useWorkerAnswer('hashes', { side: 'draft' }).answer;
  const base = useWorkerAnswer('hashes', { side: 'base' }).answer;
  const columns = useWorkerAnswer('table', { side: 'draft', language }).answer?.columns;
  const said = useQuery(signOffsQuery).data;
  if (!own || !base || !columns || !said) return undefined;
  const names = columns.map(({ name }) => name);
  const rows = [...cellSigns(own, names, said)].map(([item, signs]) => ({
    item,
    signs: signs.filter((_, at) => own[item]?.[at] !== base[item]?.[at]),
  }));
  const changed = rows.flatMap(({ signs }) => signs);
  return {
    cells: changed.length,
    unsigned: changed.filter(isOpen).length,
    rows: new Set(rows.flatMap(({ item, signs }) => (signs.length > 0 ? [item] : []))),
    gone: Object.keys(base).filter((item) => own[item] === undefined),
  };
};

/** So many names are told; the rest are counted. */
const mostNamed = 3;

const Outside = ({ names }: { readonly names: readonly string[] }) => {
  const { t } = useWords();
  if (names.length === 0) return null;
  const more = names.length > mostNamed ? ', …' : '';
  return (
    <Note icon="grid" tone="info" live>
      {t('signOff.outside', { count: names.length, names: `${names.slice(0, mostNamed).join(', ')}${more}` })}
    </Note>
  );
};

const Told = ({ draft, meaning }: Pick<Props, 'draft' | 'meaning'>) => {
  const { t } = useWords();
  const changed = useChanged();
  if (changed === undefined) return null;
  const { cells, unsigned, rows, gone } = changed;
  return (
    <>
      {cells > 0 && (
        <Note
          icon="grid"
          tone={unsigned === 0 ? 'ok' : 'info'}
          live
          acts={unsigned > 0 && <Link to={`/grid?source=${draft}&only=changed&sign=unsigned`}>{t('signOff.compareLink')}</Link>}
        >
          {unsigned === 0 ? t('signOff.allSigned') : t('signOff.unsignedChanges', { count: unsigned })}
        </Note>
      )}
      <Outside names={[...new Set([...gone, ...outsideTable(meaning, rows)])]} />
    </>
  );
};

interface Props {
  readonly draft: string;
  readonly base: SourceFiles;
  readonly files: SourceFiles;
  readonly meaning: Meaning;
}

/** What a draft changes in the table of who sees what and nobody has signed off yet, with the way there; and what no cell of it shows. */
export const UnsignedChanges = ({ draft, base, files, meaning }: Props) => (
  <AnalysisProvider base={base} files={files}>
    <Told {...{ draft, meaning }} />
  </AnalysisProvider>
);
