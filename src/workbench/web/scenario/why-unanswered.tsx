import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { AddressedProblem } from '../../../authoring/reports/draft-checks.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { nodeName, outlineIndex, titleAt } from '../draft/content/outline-index.ts';
import { problemHelp, problemPlace } from '../draft/problems.tsx';
import { Sentence } from '../i18n/rich.tsx';
import { useWords } from '../i18n/use-words.ts';
import { useHasRole } from '../session/use-me.ts';
import type { Unanswered } from '../worker/protocol.ts';

interface Props {
  why: Unanswered;
  files: SourceFiles;
  draft: string | undefined;
}

// More errors are counted.
const mostErrors = 3;

type ErrorsProps = Omit<Props, 'why'>;

const OneError = ({ error, files, draft }: ErrorsProps & { error: AddressedProblem }) => {
  const { t, language } = useWords();
  const outline = useMemo(() => outlineIndex(outlineOf(files)), [files]);
  const titleOf = (id: string): string | undefined => titleAt(outline, id, language);
  const mayEdit = useHasRole('editor');
  const owner = error.address === undefined ? undefined : outline.ownerOf(error.address);
  const ownerName = owner && nodeName(owner.node, language);
  return (
    <li>
      <p>
        {ownerName && <b className="strong">{ownerName}: </b>}
        <Sentence text={error.message} nameOf={titleOf} />
      </p>
      {mayEdit && (
        <p className="small muted">
          <Sentence text={problemHelp(error, false, t)} nameOf={titleOf} />
        </p>
      )}
      {draft !== undefined && error.address !== undefined && (
        <Link to={problemPlace(draft, outline, error.address, error.line)}>
          {t('draft.problems.go')}
          <span className="sr">
            <Sentence text={error.message} nameOf={titleOf} />
          </span>
        </Link>
      )}
    </li>
  );
};

const Errors = ({ files, draft }: ErrorsProps) => {
  const { t, language } = useWords();
  const errors =
    useWorkerAnswer('problems', { language }).answer?.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <ul className="list open">
      {errors.slice(0, mostErrors).map((error, index) => (
        <OneError key={index} {...{ error, files, draft }} />
      ))}
      {errors.length > mostErrors && draft !== undefined && (
        <li>
          <Link to={reviewAddress(draft)}>{t('draft.problems.more', { count: errors.length })}</Link>
        </li>
      )}
    </ul>
  );
};

export const WhyUnanswered = ({ why, ...of }: Props) => {
  const { t } = useWords();
  return (
    <>
      <p>{t(`grid.unanswered.${why}`)}</p>
      {why === 'errors' && <Errors {...of} />}
    </>
  );
};
