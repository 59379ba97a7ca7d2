import type { Language, StoppedSchedules } from '../../api/generated/api-shapes.ts';
import { sameOperatorSettings } from '../../../authoring/draft/items/operator-settings.ts';
import { mergePreview } from '../../store/drafts/merge-draft.ts';
import { askPublication, askRollback, readPublication } from '../../store/publishing/publications.ts';
import { dismissStop, readStops, type StoredStops } from '../../store/publishing/stopped-schedules.ts';
import { placeSchedule, scheduleDraft, unscheduleDraft } from '../../store/publishing/schedules.ts';
import { done, type Outcome, type Refusal, refused } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import { completeEntries } from '../publication/complete-entries.ts';
import { jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { pacificDayBounds, pacificMoment } from '../requests/pacific-wall.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { failureAnswer, publicationAnswer, scheduleAnswer } from './draft-answers.ts';
import { answeredDraft, liveFiles } from './draft-routes.ts';
import { draftWithoutErrors, withoutErrors } from './checked-source.ts';
import { calculating } from './long-changes.ts';

export const answerOf = <T>(
  outcome: Outcome<T>,
  form: (value: T) => unknown,
  status: number,
  language: Language,
): Response =>
  outcome.ok ? jsonAnswer(form(outcome.value), status) : refusalAnswer(outcome.refusal, language);

// Adds the conflicts of a merge with the live source.
const withPreview = async (
  refusal: Refusal,
  request: Pick<Request<unknown>, 'actor' | 'header'>,
  site: Site,
  draftId: string,
): Promise<Refusal> => {
  const live = refusal.code === 'base-is-not-live' ? liveFiles(site) : undefined;
  if (refusal.code !== 'base-is-not-live' || !live) return refusal;
  const preview = await calculating(request, site, 'see', (granted, calculate) =>
    mergePreview(granted, draftId, live.files, calculate),
  );
  return preview.ok ? { ...refusal, merge: preview.value } : refusal;
};

type SourceRequest = Request<{ readonly source: string }>;

// Wakes the publisher once the work is done.
export const afterCheck = async <T>(
  request: SourceRequest,
  site: Site,
  work: (draftId: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const { actor, body, language, param } = request;
  const draftId = param('id');
  const checked = await draftWithoutErrors(site, actor, { draftId, seen: body.source, language });
  const outcome = checked.ok ? await work(draftId) : checked;
  if (!outcome.ok) return { ok: false, refusal: await withPreview(outcome.refusal, request, site, draftId) };
  site.publishing.wake();
  return outcome;
};

const liveOr = ({ publishing }: Site) => publishing.live();

const stopsAnswer = (stops: Outcome<StoredStops>, language: Language): Outcome<StoppedSchedules> => {
  if (!stops.ok) return stops;
  const { schedules, count } = stops.value;
  return done({
    schedules: schedules.map((stop) => ({ ...stop, failure: failureAnswer(stop.failure, language) })),
    count,
  });
};

export const publicationRoutes: readonly Route[] = [
  inStore('GET /api/live', (_, __, site) => {
    const live = liveOr(site);
    return Promise.resolve(live ? done(live) : refused({ code: 'unknown' }));
  }),
  inStore('GET /api/publications', async (granted, { number, query }, { publishing }) => {
    const day = query('on');
    const { publications, ...rest } =
      day === undefined
        ? publishing.chain(number('before'))
        : publishing.liveBetween(...pacificDayBounds(day));
    return done({ publications: await completeEntries(granted, publishing, publications), ...rest });
  }),
  inStore('GET /api/publications/:id', async (granted, { param, language }) => {
    const found = await readPublication(granted, param('id'));
    return found.ok ? done(publicationAnswer(found.value, language)) : found;
  }),
  defineRoute('POST /api/drafts/:id/publish', async (request, site) => {
    const { actor, body, language } = request;
    const live = liveOr(site);
    if (!live) return refusalAnswer({ code: 'unknown' }, language);
    const asked = await afterCheck(request, site, (draftId) =>
      transact(site.store, actor, 'publish', (granted) => askPublication(granted, draftId, body, live)),
    );
    return answerOf(asked, (publication) => publicationAnswer(publication, language), 202, language);
  }),
  defineRoute('POST /api/drafts/:id/schedule', async (request, site) => {
    const { actor, body, language } = request;
    const live = liveOr(site);
    const moment = pacificMoment(body.wall, body.offset);
    if (!live) return refusalAnswer({ code: 'unknown' }, language);
    if (!moment.ok) return refusalAnswer(moment.refusal, language);
    const { source, wall } = body;
    const scheduled = await afterCheck(request, site, (draftId) =>
      transact(site.store, actor, 'publish', (granted) =>
        scheduleDraft(granted, draftId, { source, wall, at: moment.at }, live),
      ),
    );
    return answerOf(scheduled, (schedule) => scheduleAnswer(schedule, language), 201, language);
  }),
  inStore('DELETE /api/drafts/:id/schedule', async (granted, request, site) => {
    const id = request.param('id');
    const gone = await unscheduleDraft(granted, id, request.query('schedule'));
    return gone.ok ? answeredDraft(granted, id, request, site) : gone;
  }),
  inStore('PUT /api/drafts/:id/schedule/place', async (granted, request, site) => {
    const id = request.param('id');
    const moved = await placeSchedule(granted, id, request.body.place);
    return moved.ok ? answeredDraft(granted, id, request, site) : moved;
  }),
  inStore('GET /api/stopped-schedules', async (granted, { language }) =>
    stopsAnswer(await readStops(granted), language),
  ),
  inStore('POST /api/stopped-schedules/:id/dismiss', async (granted, { param, language }) =>
    stopsAnswer(await dismissStop(granted, param('id')), language),
  ),
  defineRoute('POST /api/rollback', async ({ actor, body, language }, site) => {
    const { publishing, store } = site;
    const live = liveOr(site);
    const source = publishing.sourceOf(body.to);
    const old = source === undefined ? undefined : publishing.files(source);
    const now = liveFiles(site);
    if (!live || source === undefined || !old || !now) return refusalAnswer({ code: 'unknown' }, language);
    const base = { id: live.source ?? '', files: now.files };
    const checked = await withoutErrors(site, { source: { id: source, files: old }, base }, language);
    const asked = checked.ok
      ? await transact(store, actor, 'publish', (granted) =>
          askRollback(
            granted,
            body,
            { source, changesSettings: !sameOperatorSettings(old, now.files) },
            live,
          ),
        )
      : checked;
    if (asked.ok) publishing.wake();
    return answerOf(asked, (publication) => publicationAnswer(publication, language), 202, language);
  }),
];
