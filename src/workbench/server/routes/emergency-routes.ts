import {
  askEmergency,
  askRevert,
  confirmEmergency,
  hasWaiting,
  mergeRevert,
} from '../../store/publishing/emergencies.ts';
import type { StoredPublication } from '../../store/rows/publication-rows.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';
import { type Actor, transact } from '../../store/transact.ts';
import type {
  EmergencyCheck,
  Language,
  PublishEmergency,
  RevertEmergency,
} from '../../api/generated/api-shapes.ts';
import type { NoticeCheck } from '../draft-checks/notice-change.ts';
import { jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { checkLimit, limiter } from '../requests/limits.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { publicationAnswer } from './draft-answers.ts';
import { liveFiles, liveSource } from './draft-routes.ts';
import { draftSources, type SourcePair, type SourceSite, withoutErrors } from './checked-source.ts';
import { calculating } from './long-changes.ts';
import { afterCheck, answerOf } from './publication-routes.ts';

const count = limiter(checkLimit);

/** The parts of a site that are needed to publish a notice. */
export interface NoticeSite extends SourceSite {
  readonly checker: Pick<Site['checker'], 'notice'>;
  readonly publishing: Pick<Site['publishing'], 'files' | 'live'>;
}

const noticeCheck = async (
  { checker }: Pick<NoticeSite, 'checker'>,
  { source, base }: SourcePair,
): Promise<Outcome<NoticeCheck>> => {
  const checkResult = await checker.notice({ source, base }).catch(() => undefined);
  return checkResult ? done(checkResult) : refused({ code: 'failed' });
};

const checked = async (site: Site, actor: Actor, draftId: string): Promise<Outcome<EmergencyCheck>> => {
  const sources = await draftSources(site, actor, draftId);
  if (!sources.ok) return sources;
  const notice = await noticeCheck(site, sources.value);
  if (!notice.ok) return notice;
  const waiting = await transact(site.store, actor, 'publish', async (granted) =>
    done(await hasWaiting(granted, actor.person)),
  );
  return waiting.ok ? done({ ...notice.value, waiting: waiting.value }) : waiting;
};

// The store publishes only what is based on what is live; its change is the one that is checked here.
const onlyNotice = async (site: NoticeSite, actor: Actor, draftId: string): Promise<Outcome<true>> => {
  const sources = await draftSources(site, actor, draftId);
  if (!sources.ok) return sources;
  const live = site.publishing.live();
  if (live && sources.value.base.id !== live.source)
    return refused({ code: 'base-is-not-live', live, merge: null });
  const notice = await noticeCheck(site, sources.value);
  if (!notice.ok) return notice;
  const { why, at } = notice.value;
  return why === null ? done(true) : refused({ code: 'not-a-notice', why, at });
};

/** Requests the publication of a draft without errors as a notice that can't wait for an approval. */
export const askNotice = async (
  site: NoticeSite,
  actor: Actor,
  draftId: string,
  body: PublishEmergency,
): Promise<Outcome<StoredPublication>> => {
  const live = site.publishing.live();
  if (!live) return refused({ code: 'unknown' });
  const notice = await onlyNotice(site, actor, draftId);
  if (!notice.ok) return notice;
  return transact(site.store, actor, 'publish', (granted) => askEmergency(granted, draftId, body, live));
};

type Revert = Request<RevertEmergency>;

const reverted = async (request: Revert, site: Site): Promise<Outcome<StoredPublication>> => {
  const { actor, body, language, param } = request;
  const live = liveFiles(site);
  if (!live) return refused({ code: 'unknown' });
  const id = param('id');
  const merged = await calculating(request, site, 'review', (granted, calculate) =>
    mergeRevert(granted, id, live.files, calculate),
  );
  if (!merged.ok) return merged;
  if ('conflicts' in merged.value) return refused({ code: 'conflicts', items: merged.value.conflicts });
  const { files, source } = merged.value;
  const base = { id: liveSource(site) ?? '', files: live.files };
  const sound = await withoutErrors(site, { source: { id: source, files }, base }, language);
  if (!sound.ok) return sound;
  return transact(site.store, actor, 'review', (granted) => askRevert(granted, id, body, { files, live }));
};

const respond = (outcome: Outcome<StoredPublication>, status: number, language: Language): Response =>
  answerOf(outcome, (publication) => publicationAnswer(publication, language), status, language);

export const emergencyRoutes: readonly Route[] = [
  defineRoute('GET /api/drafts/:id/emergency', async ({ actor, session, param, language }, site) => {
    const retryAfter = count(session.hash);
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const check = await checked(site, actor, param('id'));
    return check.ok ? jsonAnswer(check.value) : refusalAnswer(check.refusal, language);
  }),
  defineRoute('POST /api/drafts/:id/emergency', async (request, site) => {
    const { actor, body, language } = request;
    const asked = await afterCheck(request, site, (draftId) => askNotice(site, actor, draftId, body));
    return respond(asked, 202, language);
  }),
  inStore('POST /api/publications/:id/confirm', async (granted, { param, body, language }) => {
    const confirmed = await confirmEmergency(granted, param('id'), body);
    return confirmed.ok ? done(publicationAnswer(confirmed.value, language)) : confirmed;
  }),
  defineRoute('POST /api/publications/:id/revert', async (request, site) => {
    const asked = await reverted(request, site);
    if (asked.ok) site.publishing.wake();
    return respond(asked, 202, request.language);
  }),
];
