import { setTimeout as wait } from 'node:timers/promises';
import type { Judgement } from '../../api/generated/api-shapes.ts';
import { submitDraft } from '../../store/drafts/move-draft.ts';
import { dismissReview, reviewDraft, withdrawReview } from '../../store/drafts/reviews.ts';
import { addRemark, openThread, readThreads, resolveThread } from '../../store/drafts/threads.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import { type Actor, transact } from '../../store/transact.ts';
import { NotChecked } from '../draft-checks/checker.ts';
import { jsonAnswer, longAnswer, refusalAnswer } from '../requests/errors.ts';
import { checkLimit, limiter } from '../requests/limits.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { answeredDraft } from './draft-routes.ts';
import {
  approvedSources,
  draftSources,
  draftWithoutErrors,
  sourceNamed,
  type SourcePair,
} from './checked-source.ts';

// In milliseconds: most checks take less, so the page need not ask again.
const shortWait = 5_000;

// A known result is free; a new check of a draft or of two sources counts (Decision 0032).
const count = limiter(checkLimit);

// Undefined if the answer takes longer: the page asks again.
export const inTime = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, wait(shortWait, undefined, { ref: false })]);

// Undefined if the draft changed before its turn came: the page asks again, about the new source.
const unlessReplaced = (checkResult: Promise<Judgement>): Promise<Judgement | undefined> =>
  checkResult.catch((error: unknown) => {
    if (error instanceof NotChecked && error.why === 'replaced') return undefined;
    throw error;
  });

const answerCheck = async (
  { source, base }: SourcePair,
  { session, language }: Pick<Request<unknown>, 'session' | 'language'>,
  site: Site,
  draft?: string,
): Promise<Response> => {
  const isAsked = site.checker.isAsked(source.id, base.id, language);
  const retryAfter = isAsked ? undefined : count(session.hash);
  if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
  const checkResult = await inTime(unlessReplaced(site.checker.check(source, base, language, draft)));
  return checkResult ? jsonAnswer(checkResult) : jsonAnswer({ source: source.id, state: 'working' }, 202);
};

const fileOf = (site: Site, actor: Actor, id: string) =>
  transact(site.store, actor, 'see', (granted) => sourceNamed(granted, site, id));

export const checkRoutes: readonly Route[] = [
  defineRoute('GET /api/sources/:id/judgement', async (request, site) => {
    const { actor, param, query, language } = request;
    const source = await fileOf(site, actor, param('id'));
    const base = source.ok ? await fileOf(site, actor, query('against') ?? '') : source;
    if (!source.ok || !base.ok) return refusalAnswer(base.ok ? { code: 'unknown' } : base.refusal, language);
    return answerCheck({ source: source.value, base: base.value }, request, site);
  }),
  defineRoute('GET /api/sources/:id', async ({ actor, param, language }, site) => {
    const source = await fileOf(site, actor, param('id'));
    if (!source.ok) return refusalAnswer(source.refusal, language);
    return jsonAnswer({ files: source.value.files }, 200, {
      'Cache-Control': 'private, max-age=31536000, immutable',
      // The next user of this browser may have no right to it.
      Vary: 'Cookie',
    });
  }),
  defineRoute('GET /api/drafts/:id/judgement', async (request, site) => {
    const draft = request.param('id');
    const sources = await draftSources(site, request.actor, draft);
    if (!sources.ok) return refusalAnswer(sources.refusal, request.language);
    return answerCheck(sources.value, request, site, draft);
  }),
  defineRoute('GET /api/drafts/:id/differences', async ({ actor, session, param, query, language }, site) => {
    const review = query('review') ?? '';
    const sources = await approvedSources(site, actor, param('id'), review);
    if (!sources.ok) return refusalAnswer(sources.refusal, language);
    const { approved, now } = sources.value;
    const source = now.source.id;
    if (!approved)
      return jsonAnswer({ review, source, edits: null, effects: null, more: 0, untold: 'removed' });
    const { checker } = site;
    const retryAfter = checker.isCompared(approved, now, language) ? undefined : count(session.hash);
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const differences = await inTime(checker.differences(approved, now, language));
    return differences
      ? jsonAnswer({ review, source, ...differences })
      : jsonAnswer({ source, state: 'working' }, 202);
  }),
  defineRoute('POST /api/drafts/:id/submit', async (request, site) => {
    const { actor, body, language } = request;
    const draftId = request.param('id');
    const checked = await draftWithoutErrors(site, actor, { draftId, seen: body.source, language });
    if (!checked.ok) return refusalAnswer(checked.refusal, language);
    const draft = await transact(site.store, actor, 'draft', async (granted): Promise<Outcome<unknown>> => {
      const moved = await submitDraft(granted, draftId, body);
      if (!moved.ok) return moved;
      const now = await answeredDraft(granted, draftId, request, site);
      return now.ok ? done(now.value) : now;
    });
    return draft.ok ? longAnswer(draft.value) : refusalAnswer(draft.refusal, language);
  }),
  inStore('POST /api/drafts/:id/reviews', (granted, { param, body }) =>
    reviewDraft(granted, param('id'), body),
  ),
  inStore('DELETE /api/reviews/:id', (granted, { param }) => withdrawReview(granted, param('id'))),
  inStore('POST /api/reviews/:id/dismiss', (granted, { param, body }) =>
    dismissReview(granted, param('id'), body.text),
  ),
  inStore('GET /api/drafts/:id/threads', (granted, { param }) => readThreads(granted, param('id'))),
  inStore('POST /api/drafts/:id/threads', (granted, { param, body }) =>
    openThread(granted, param('id'), body),
  ),
  inStore('POST /api/threads/:id/remarks', (granted, { param, body }) =>
    addRemark(granted, param('id'), body),
  ),
  inStore('POST /api/threads/:id/resolve', (granted, { param, body }) =>
    resolveThread(granted, param('id'), body.resolved),
  ),
];
