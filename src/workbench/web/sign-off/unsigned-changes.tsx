import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SourceFiles } from '../../../config/files/source.ts';
import { outsideTable } from '../../api/affected.ts';
import type { Meaning } from '../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../analysis/analysis-provider.tsx';
import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { useWords } from '../i18n/use-words.ts';
import { Note } from '../kit/marks.tsx';
import { type ChangedCells, changedCells } from './changed-cells.ts';
import { signOffsQuery } from './use-sign-off.ts';

const namesOf = (columns: readonly { readonly name: string }[]): readonly string[] =>
  columns.map(({ name }) => name);

const useChanged = (): ChangedCells | undefined => {
  const { language } = useWords();
  const own = useWorkerAnswer('hashes', { side: 'draft' }).answer;
  const base = useWorkerAnswer('hashes', { side: 'base' }).answer;
  const columns = useWorkerAnswer('askable', { side: 'draft', language }).answer?.plans;
  const baseColumns = useWorkerAnswer('askable', { side: 'base', language }).answer?.plans;
  const signOffs = useQuery(signOffsQuery).data;
  if (!own || !base || !columns || !baseColumns || !signOffs) return undefined;
  return changedCells(
    { columns: namesOf(columns), hashes: own },
    { columns: namesOf(baseColumns), hashes: base },
    signOffs,
  );
};

// More names are counted.
const mostNamed = 3;

const Outside = ({ names }: { names: readonly string[] }) => {
  const { t } = useWords();
  if (names.length === 0) return null;
  const more = names.length > mostNamed ? ', …' : '';
  return (
    <Note icon="grid" tone="info" live>
      {t('signOff.outside', { count: names.length, names: `${names.slice(0, mostNamed).join(', ')}${more}` })}
    </Note>
  );
};

const Changes = ({ draft, meaning }: Pick<Props, 'draft' | 'meaning'>) => {
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
          actions={
            unsigned > 0 && (
              <Link to={`/grid?source=${draft}&only=changed&sign=unsigned`}>{t('signOff.compareLink')}</Link>
            )
          }
        >
          {unsigned === 0 ? t('signOff.allSigned') : t('signOff.unsignedChanges', { count: unsigned })}
        </Note>
      )}
      <Outside names={[...new Set([...gone, ...outsideTable(meaning, rows)])]} />
    </>
  );
};

interface Props {
  draft: string;
  base: SourceFiles;
  files: SourceFiles;
  meaning: Meaning;
}

export const UnsignedChanges = ({ draft, base, files, meaning }: Props) => (
  <AnalysisProvider base={base} files={files}>
    <Changes {...{ draft, meaning }} />
  </AnalysisProvider>
);
