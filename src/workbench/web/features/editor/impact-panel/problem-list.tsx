import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { LostPath, Problem } from '../../../../api/generated/api-shapes.ts';
import { isOutdatedText, spanishOf } from '../../../../api/things-to-check.ts';
import { assertionsPlace } from '../../../draft/asserted-parts.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import { titleAt } from '../../../draft/content/outline-index.ts';
import { problemHelp } from '../../../draft/problems.tsx';
import { plainly, Sentence } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { Mark } from '../../../kit/marks.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { Lines, ProblemLine } from './line.tsx';
import { useStaleWords } from '../context/use-problems.ts';

interface Props {
  problems: readonly Problem[];
  lost: readonly LostPath[];
  fixEdits: readonly DraftEdit[];
}

// As many as fit into the strip.
const mostListed = 6;

const fixesOf = ({ address }: Problem, fixEdits: readonly DraftEdit[]): readonly DraftEdit[] =>
  address === undefined
    ? []
    : fixEdits.filter(
        (edit) =>
          edit.address === address ||
          edit.address.startsWith(`${address}/`) ||
          address.startsWith(`${edit.address}/`),
      );

const useMessageOf = ({ address, code, message }: Problem) => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const staleWords = useStaleWords();
  const nameOf = useChangeName();
  const isStale = isOutdatedText({ code });
  const titleOf = (id: string): string | undefined => titleAt(now.outline, id, language);
  if (!isStale) return { text: message, isStale, titleOf };
  const item = address === undefined ? undefined : now.outline.ownerOf(address);
  const name = item ? nameOf({ item, key: item.node.entry }).name : (address?.split('/').at(-1) ?? '');
  const why = staleWords?.find((word) => spanishOf(word.address) === address)?.why ?? 'english';
  return {
    text: t(why === 'english' ? 'strip.toCheck.stale' : 'strip.toCheck.unconfirmed', { name }),
    isStale,
    titleOf,
  };
};

const GoTo = ({ address, children }: { address: string; children: ReactNode }) => {
  const { t } = useWords();
  const { draft, choose } = useEditor();
  if (address.startsWith(`${assertionsPlace}#`))
    return (
      <Link to={`/questions?source=${draft.id}`}>
        {t('strip.toCheck.go')}
        {children}
      </Link>
    );
  return (
    <TextButton onClick={() => choose(address)}>
      {t('strip.toCheck.go')}
      {children}
    </TextButton>
  );
};

const ProblemRow = ({
  problem,
  fixEdits: fixEdits,
}: {
  problem: Problem;
  fixEdits: readonly DraftEdit[];
}) => {
  const { t, language } = useWords();
  const { readOnly } = useEditor();
  const change = useChange();
  const { text, isStale, titleOf } = useMessageOf(problem);
  const { address, message, severity } = problem;
  const fixes = readOnly === undefined ? fixesOf(problem, fixEdits) : [];
  const ofProblem = (
    <span className="sr">
      <Sentence text={text} nameOf={titleOf} />
    </span>
  );
  return (
    <ProblemLine
      mark={<Mark kind={severity === 'error' ? 'error' : 'toCheck'} />}
      title={isStale ? message : undefined}
      actions={
        <>
          {fixes.length > 0 && (
            <TextButton
              onClick={() =>
                change(fixes, t('strip.toCheck.mended', { message: plainly(message, language) }))
              }
            >
              {t('strip.toCheck.mend')}
              {ofProblem}
            </TextButton>
          )}
          {address !== undefined && <GoTo address={address}>{ofProblem}</GoTo>}
        </>
      }
    >
      <Sentence text={text} nameOf={titleOf} />{' '}
      {!isStale && (
        <small className="muted">
          <Sentence text={problemHelp(problem, fixes.length > 0, t)} nameOf={titleOf} />
        </small>
      )}
    </ProblemLine>
  );
};

const LostAddress = ({ lost: { path, screen, isScreenKept } }: { lost: LostPath }) => {
  const { t } = useWords();
  const { choose } = useEditor();
  return (
    <ProblemLine
      mark={<Mark kind="toCheck" />}
      actions={
        isScreenKept && (
          <TextButton onClick={() => choose(screen)}>
            {t('strip.toCheck.go')}
            <span className="sr">{path}</span>
          </TextButton>
        )
      }
    >
      {t('strip.toCheck.lost', { path })} <small className="muted">{t('strip.toCheck.lostHint')}</small>
    </ProblemLine>
  );
};

export const ProblemList = ({ problems, lost, fixEdits }: Props) => {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const { choose } = useEditor();
  const at = useRef(-1);
  const places = [
    ...problems.flatMap(({ address }) => address ?? []),
    ...lost.flatMap(({ isScreenKept, screen }) => (isScreenKept ? [screen] : [])),
  ];
  const go = (step: 1 | -1): void => {
    const from = at.current < 0 && step < 0 ? 0 : at.current;
    at.current = (from + step + places.length) % places.length;
    const file = places[at.current];
    if (file !== undefined) choose(file);
  };
  useCommands(places.length === 0 ? {} : { nextProblem: () => go(1), previousProblem: () => go(-1) });
  const count = problems.length + lost.length;
  const most = isWhole ? count : mostListed;
  return (
    <>
      <Lines>
        {problems.slice(0, most).map((problem, index) => (
          <ProblemRow key={index} {...{ problem, fixEdits }} />
        ))}
        {lost.slice(0, Math.max(0, most - problems.length)).map((one) => (
          <LostAddress key={`${one.language}${one.path}`} lost={one} />
        ))}
      </Lines>
      {count > most && (
        <TextButton onClick={() => setWhole(true)}>{t('strip.toCheck.all', { count })}</TextButton>
      )}
    </>
  );
};
