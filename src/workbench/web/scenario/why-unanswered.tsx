import { Link } from 'react-router-dom';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { nodeName, outlineIndex, titleAt } from '../draft/content/outline-index.ts';
import { problemHelp, problemPlace } from '../draft/problems.tsx';
import { Said } from '../i18n/rich.tsx';
import { useWords } from '../i18n/use-words.ts';
import { useHasRole } from '../session/use-me.ts';
import type { Unanswered } from '../worker/protocol.ts';

interface Props {
  readonly why: Unanswered;
  readonly files: SourceFiles;
  /** The draft that the files are of; undefined: nobody can mend them here. */
  readonly draft: string | undefined;
}

/** So many mistakes are told where something else was asked for. */
const mostTold = 3;

/** The first mistakes that leave open who sees what, each with what helps and the way to its place. */
const Mistakes = ({ files, draft }: Omit<Props, 'why'>) => {
  const { t, language } = useWords();
  const outline = outlineIndex(outlineOf(files));
  const errors = useWorkerAnswer('problems', { language }).answer?.filter(({ severity }) => severity === 'error') ?? [];
  const titleOf = (id: string): string | undefined => titleAt(outline, id, language);
  const mayEdit = useHasRole('editor');
  const ownerOf = (address: string | undefined): string | undefined => {
    const owner = address === undefined ? undefined : outline.ownerOf(address);
    return owner && nodeName(owner.node, language);
  };
  return (
    <ul className="list mistakes">
      {errors.slice(0, mostTold).map((problem, place) => (
        <li key={place}>
          <p>
            {ownerOf(problem.address) && <b className="strong">{ownerOf(problem.address)}: </b>}
            <Said text={problem.message} nameOf={titleOf} />
          </p>
          {mayEdit && (
            <p className="small muted">
              <Said text={problemHelp(problem, false, t)} nameOf={titleOf} />
            </p>
          )}
          {draft !== undefined && problem.address !== undefined && (
            <Link to={problemPlace(draft, outline, problem.address, problem.line)}>
              {t('draft.problems.go')}
              <span className="sr">
                <Said text={problem.message} nameOf={titleOf} />
              </span>
            </Link>
          )}
        </li>
      ))}
      {errors.length > mostTold && draft !== undefined && (
        <li>
          <Link to={reviewAddress(draft)}>{t('draft.problems.more', { count: errors.length })}</Link>
        </li>
      )}
    </ul>
  );
};

/** Why nothing can be told of who sees what; where mistakes leave it open, which. */
export const WhyUnanswered = ({ why, ...of }: Props) => {
  const { t } = useWords();
  return (
    <>
      <p>{t(`grid.unanswered.${why}`)}</p>
      {why === 'errors' && <Mistakes {...of} />}
    </>
  );
};
