import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { cellSigns, isOpen } from '../../../../api/cell-signs.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { AnalysisProvider } from '../../../analysis/analysis-provider.tsx';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { Note } from '../../../elements/marks.tsx';
import { useWords } from '../../../words/use-words.ts';
import { signOffsQuery } from './use-sign-off.ts';

/** How many cells give something else than under the base, and nobody has signed that off; undefined while it is not known. */
const useUnsigned = (): number | undefined => {
  const { language } = useWords();
  const own = useWorkerAnswer('hashes', { side: 'draft' }).answer;
  const base = useWorkerAnswer('hashes', { side: 'base' }).answer;
  const columns = useWorkerAnswer('table', { side: 'draft', language }).answer?.columns;
  const said = useQuery(signOffsQuery).data;
  if (!own || !base || !columns || !said) return undefined;
  const names = columns.map(({ name }) => name);
  return [...cellSigns(own, names, said)].reduce(
    (sum, [item, signs]) => sum + signs.filter((sign, at) => isOpen(sign) && own[item]?.[at] !== base[item]?.[at]).length,
    0,
  );
};

const Told = ({ draft }: { readonly draft: string }) => {
  const { t } = useWords();
  const count = useUnsigned();
  if (count === undefined) return null;
  return (
    <Note
      icon="grid"
      tone={count === 0 ? 'ok' : 'info'}
      live
      acts={count > 0 && <Link to={`/grid?source=${draft}&only=changed&sign=unsigned`}>{t('signOff.compareLink')}</Link>}
    >
      {count === 0 ? t('signOff.allSigned') : t('signOff.unsignedChanges', { count })}
    </Note>
  );
};

interface Props {
  readonly draft: string;
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

/** What a draft changes in the table of who sees what and nobody has signed off yet, with the way there. */
export const UnsignedChanges = ({ draft, base, files }: Props) => (
  <AnalysisProvider base={base} files={files}>
    <Told draft={draft} />
  </AnalysisProvider>
);
