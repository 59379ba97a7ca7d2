import { Link } from 'react-router-dom';
import { useState } from 'react';
import { ruleAddress } from '../../../authoring/draft/rules/repeated.ts';
import type { Draft, Judgement, LostPath, Problem } from '../../api/generated/api-shapes.ts';
import {
  isOutdatedText,
  isRisk,
  spanishOf,
  thingsToCheck,
  type ThingsToCheck,
} from '../../api/things-to-check.ts';
import { editorAddress } from '../api/draft-addresses.ts';
import { Sentence } from '../i18n/rich.tsx';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { TextButton } from '../kit/button.tsx';
import { Mark, Tick } from '../kit/marks.tsx';
import { assertionsPlace } from './asserted-parts.ts';
import type { OutlineIndex } from './content/outline-index.ts';
import { rulePath } from './rule-addresses.ts';
import styles from './problems.module.css';
import { joinClasses } from '../kit/join-classes.ts';

interface Check {
  readonly label: string;
  readonly isDone: boolean;
  readonly isWrong?: boolean;
}

const Line = ({ check: { label, isDone, isWrong = false } }: { check: Check }) => {
  const { t } = useWords();
  return (
    <li className="row small">
      <Tick
        tone={isDone ? 'ok' : isWrong ? 'bad' : 'wait'}
        icon={isDone ? 'check' : 'alert'}
        label={t(isDone ? 'common.is.yes' : 'common.is.toCheck')}
      />
      <span className="grow">{label}</span>
    </li>
  );
};

interface Props {
  draft: Draft;
  checkResult: Judgement | undefined;
  openThreads: number;
  liveNumber: number | undefined;
}

const toCheckIn = ({ problems, staleWords, meaning }: Judgement): ThingsToCheck =>
  thingsToCheck({ problems, staleWords, lost: meaning?.lost });

const spanishCheck = (outdated: number, { meaning }: Judgement, t: Translate): Check => {
  if (outdated > 0) return { label: t('draft.checks.stale', { count: outdated }), isDone: false };
  return {
    label: t(meaning ? 'draft.checks.noStale' : 'draft.checks.staleUntold'),
    isDone: meaning !== null,
  };
};

const resultChecks = (checkResult: Judgement | undefined, t: Translate): readonly Check[] => {
  if (checkResult === undefined) return [{ label: t('draft.checks.working'), isDone: false }];
  const { errors, warnings, outdated } = toCheckIn(checkResult);
  return [
    {
      label: errors > 0 ? t('draft.checks.errors', { count: errors }) : t('draft.checks.noErrors'),
      isDone: errors === 0,
      isWrong: true,
    },
    {
      label: warnings > 0 ? t('draft.checks.warnings', { count: warnings }) : t('draft.checks.noWarnings'),
      isDone: warnings === 0,
    },
    spanishCheck(outdated, checkResult, t),
  ];
};

export const Checks = ({ draft, checkResult, openThreads, liveNumber }: Props) => {
  const { t } = useWords();
  const { approved, approvals, approvalsNeeded, outdated, publication } = draft;
  const emergency = publication?.emergency;
  const checks: readonly Check[] = [
    ...resultChecks(checkResult, t),
    {
      label: outdated ? t('draft.checks.outdated', { number: liveNumber ?? '…' }) : t('draft.checks.current'),
      isDone: !outdated,
    },
    {
      label:
        openThreads > 0 ? t('draft.checks.comments', { count: openThreads }) : t('draft.checks.noComments'),
      isDone: openThreads === 0,
    },
    emergency
      ? { label: t(`draft.emergency.state.${emergency.state}`), isDone: emergency.decidedBy !== null }
      : {
          label: approved
            ? t('draft.checks.approved')
            : t('draft.checks.approvals', { given: approvals, needed: approvalsNeeded }),
          isDone: approved,
        },
  ];
  const done = checks.filter(({ isDone }) => isDone).length;
  return (
    <section className="panel" aria-busy={checkResult === undefined || undefined}>
      <header>
        <h2>{t('draft.checks.title')}</h2>
        <span className="end count">{t('draft.checks.done', { done, all: checks.length })}</span>
      </header>
      <ul className="body tight">
        {checks.map((check) => (
          <Line key={check.label} check={check} />
        ))}
      </ul>
    </section>
  );
};

const mostListed = 8;

// Messages of the check name files and are for developers; these are for users of the browser. `canMend`: a
// button fixes it.
export const problemHelp = (
  { code, hint, nearest }: Pick<Problem, 'code' | 'hint' | 'nearest'>,
  canMend: boolean,
  t: Translate,
): string => {
  if (code === 'broken-assertion' || isRisk({ code })) return hint;
  if (nearest !== undefined)
    return t(canMend ? 'strip.toCheck.nearestMend' : 'strip.toCheck.nearest', { name: nearest });
  return hint.includes('config/') || hint.includes('locales/') ? t('strip.toCheck.notFiles') : hint;
};

const rulesBegin = ruleAddress('');

export const problemPlace = (
  draft: string,
  outline: OutlineIndex,
  address: string,
  line?: number,
): string => {
  if (address.startsWith(`${assertionsPlace}#`)) return `/questions?source=${draft}`;
  const [rule] = address.startsWith(rulesBegin) ? address.slice(rulesBegin.length).split('/') : [];
  if (rule !== undefined) return rulePath(draft, rule);
  const id = outline.ownerOf(address)?.node.id;
  return `${editorAddress(draft, id ?? address)}${id === undefined && line !== undefined ? `&line=${line}` : ''}`;
};

interface ProblemsProps {
  checkResult: Judgement;
  /** The risks, which are shown above the list and not in it. */
  risks: readonly Problem[];
  titleOf: (id: string) => string | undefined;
  wayTo: (address: string, line?: number) => string;
}

type PlaceProps = Pick<ProblemsProps, 'titleOf' | 'wayTo'> & { problem: Problem };

/** Shows a link to the position of a problem, if it has one. */
export const PlaceLink = ({ problem: { address, line, message }, titleOf, wayTo }: PlaceProps) => {
  const { t } = useWords();
  return address === undefined ? null : (
    <Link to={wayTo(address, line)}>
      {t('draft.problems.go')}
      <span className="sr">
        <Sentence text={message} nameOf={titleOf} />
      </span>
    </Link>
  );
};

const OneProblem = ({ problem, titleOf, wayTo }: PlaceProps) => {
  const { t } = useWords();
  const { severity, message, file, line } = problem;
  return (
    <li className={joinClasses('row', styles.problem)}>
      <Mark kind={severity === 'error' ? 'error' : 'toCheck'} />
      <span className={joinClasses('grow', styles.text)}>
        <b className="strong">
          <Sentence text={message} nameOf={titleOf} />
        </b>
        <span className="small muted">
          <Sentence text={problemHelp(problem, false, t)} nameOf={titleOf} />
        </span>
        <span className="code">
          {file}:{line}
        </span>
      </span>
      <PlaceLink {...{ problem, titleOf, wayTo }} />
    </li>
  );
};

interface StaleProps extends Pick<ProblemsProps, 'wayTo'> {
  word: Judgement['staleWords'][number];
}

const StaleWord = ({ word: { address, why, en, es, readBy }, wayTo }: StaleProps) => {
  const { t } = useWords();
  return (
    <li className={joinClasses('row', styles.problem)}>
      <Mark kind="toCheck" />
      <span className={joinClasses('grow', styles.text)}>
        <b className="strong">{t(`draft.problems.stale.${why}`)}</b>
        <span lang="en">{en}</span>
        <span lang="es">{es}</span>
        <span className="small muted">{readBy}</span>
      </span>
      <Link to={wayTo(address)}>
        {t('draft.problems.go')}
        <span className="sr">{en}</span>
      </Link>
    </li>
  );
};

interface LostProps extends Pick<ProblemsProps, 'wayTo'> {
  lost: LostPath;
}

const LostAddress = ({ lost: { path, screen, isScreenKept }, wayTo }: LostProps) => {
  const { t } = useWords();
  return (
    <li className={joinClasses('row', styles.problem)}>
      <Mark kind="toCheck" />
      <span className={joinClasses('grow', styles.text)}>
        <b className="strong">{t('strip.toCheck.lost', { path })}</b>
        <span className="small muted">{t('strip.toCheck.lostHint')}</span>
      </span>
      {isScreenKept && (
        <Link to={wayTo(screen)}>
          {t('draft.problems.go')}
          <span className="sr">{path}</span>
        </Link>
      )}
    </li>
  );
};

export const Problems = ({ checkResult, risks, titleOf, wayTo }: ProblemsProps) => {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const stale = new Set(checkResult.staleWords.map(({ address }) => spanishOf(address)));
  const { things, lost } = toCheckIn(checkResult);
  const shown = new Set(risks.map(({ file, message }) => `${file} ${message}`));
  const problems = things
    .filter(({ file, message }) => !shown.has(`${file} ${message}`))
    .filter((one) => !isOutdatedText(one) || !stale.has(one.address ?? ''))
    .toSorted((one, other) => (one.severity === other.severity ? 0 : one.severity === 'error' ? -1 : 1));
  const lines = [
    ...problems.map((problem, index) => <OneProblem key={index} {...{ problem, titleOf, wayTo }} />),
    ...checkResult.staleWords.map((word) => <StaleWord key={word.address} {...{ word, wayTo }} />),
    ...lost.map((path) => <LostAddress key={`${path.language}${path.path}`} lost={path} wayTo={wayTo} />),
  ];
  if (lines.length === 0) return null;
  return (
    <section className="panel" aria-label={t('draft.problems.title')}>
      <header>
        <h2>{t('draft.problems.title')}</h2>
        <span className="end count">{lines.length}</span>
      </header>
      <ul className="body tight list">
        {isWhole ? lines : lines.slice(0, mostListed)}
        {lines.length > mostListed && !isWhole && (
          <li>
            <TextButton onClick={() => setWhole(true)}>
              {t('draft.problems.more', { count: lines.length })}
            </TextButton>
          </li>
        )}
      </ul>
    </section>
  );
};
