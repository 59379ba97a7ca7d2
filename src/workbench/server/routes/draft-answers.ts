import { memoize } from '../../../rules/memoize.ts';
import { affectedBy } from '../../api/affected.ts';
import type {
  Draft,
  DraftSummary,
  Failure,
  Glance as CheckSummary,
  Judgement,
  Language,
  Publication,
  Schedule,
} from '../../api/generated/api-shapes.ts';
import { thingsToCheck } from '../../api/things-to-check.ts';
import type { StoredSummary } from '../../store/draft-list/read-draft-list.ts';
import type { StoredDraft } from '../../store/drafts/read-drafts.ts';
import type { StoredPublication } from '../../store/rows/publication-rows.ts';
import type { StoredSchedule } from '../../store/rows/schedule-rows.ts';
import type { Site } from '../requests/site.ts';
import { isServerWord, serverText } from '../words/server-words.ts';

export const failureAnswer = (failure: unknown, language: Language): Failure | null => {
  if (typeof failure !== 'object' || failure === null) return null;
  const { code, ...more } = failure as Readonly<Record<string, unknown>>;
  const named = typeof code === 'string' ? code : 'failed';
  const name = [more['name'], more['number']].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  const message = serverText(language, isServerWord(named) ? named : 'failed', String(name ?? ''));
  return { ...more, code: named, message };
};

export const scheduleAnswer = (schedule: StoredSchedule, language: Language): Schedule => ({
  ...schedule,
  failure: failureAnswer(schedule.failure, language),
});

export const publicationAnswer = (publication: StoredPublication, language: Language): Publication => ({
  ...publication,
  failure: failureAnswer(publication.failure, language),
  differs: failureAnswer(publication.differs, language),
});

export const draftAnswer = ({ schedule, publication, ...draft }: StoredDraft, language: Language): Draft => ({
  ...draft,
  schedule: schedule && scheduleAnswer(schedule, language),
  publication: publication && publicationAnswer(publication, language),
});

// Once for each check result, not for each list.
const summarizeChecks = memoize(({ problems, staleWords, meaning }: Judgement): CheckSummary => {
  const { errors, all } = thingsToCheck({ problems, staleWords, lost: meaning?.lost });
  const { things, samples } = meaning ? affectedBy(meaning) : { things: 0, samples: [] };
  return {
    errors,
    warnings: all - errors,
    items: things,
    samples,
    sampleCount: meaning?.samples.length ?? 0,
  };
});

export const summaryAnswer = (
  { schedule, ...draft }: StoredSummary,
  { checker }: Site,
  language: Language,
): DraftSummary => {
  const checkResult = checker.known(draft.source, draft.baseSource);
  return {
    ...draft,
    schedule: schedule && scheduleAnswer(schedule, language),
    glance: checkResult ? summarizeChecks(checkResult) : null,
  };
};
