import { mostDraftsCounted } from '../../api/draft-counts.ts';
import type { Draft, NewDraft } from '../../api/generated/api-shapes.ts';
import {
  type Begin,
  createDraft,
  createDraftFrom,
  renameDraft,
  reopenDraft,
} from '../../store/drafts/create-draft.ts';
import type { Calculate } from '../../store/calculations/calculations.ts';
import type { LiveFiles } from '../../store/drafts/merge-draft.ts';
import { discardDraft, recallDraft } from '../../store/drafts/move-draft.ts';
import { updatePresence } from '../../store/people/presence.ts';
import { readDraft } from '../../store/drafts/read-drafts.ts';
import { readDraftList } from '../../store/draft-list/read-draft-list.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';
import type { DraftRow } from '../../store/rows/draft-row.ts';
import type { Granted } from '../../store/transact.ts';
import { longAnswer, refusalAnswer } from '../requests/errors.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { draftAnswer, summaryAnswer } from './draft-answers.ts';
import { changing } from './long-changes.ts';
import { draftsQuery, isNarrowed } from '../requests/drafts-query.ts';

export const liveSource = ({ publishing }: Site): string | null => publishing.live()?.source ?? null;

export const answeredDraft = async (
  granted: Granted<'see'>,
  id: string,
  { language }: Pick<Request<unknown>, 'language'>,
  site: Site,
  since?: number,
): Promise<Outcome<Draft>> => {
  const draft = await readDraft(granted, id, liveSource(site), since);
  return draft.ok ? done(draftAnswer(draft.value, language)) : draft;
};

export const liveFiles = ({ publishing }: Site): LiveFiles | undefined => {
  const live = publishing.live();
  const source = live?.source ?? undefined;
  const files = source === undefined ? undefined : publishing.files(source);
  return live && files ? { live, files } : undefined;
};

const beginAt = ({ publishing }: Site, number: number): Begin | undefined => {
  const source = publishing.sourceOf(number);
  const files = source === undefined ? undefined : publishing.files(source);
  return files && { number, files };
};

const created = (
  granted: Granted<'draft'>,
  { from, ...named }: NewDraft,
  site: Site,
  calculate: Calculate,
): Promise<Outcome<DraftRow>> => {
  if (typeof from === 'string') return createDraftFrom(granted, named, from, calculate);
  const number = from ?? site.publishing.live()?.number;
  const base = number === undefined ? undefined : beginAt(site, number);
  return base ? createDraft(granted, named, base) : Promise.resolve(refused({ code: 'unknown' }));
};

type Step = (granted: Granted<'draft'>, id: string) => Promise<Outcome<unknown>>;

const step = (
  name: 'POST /api/drafts/:id/discard' | 'POST /api/drafts/:id/reopen' | 'POST /api/drafts/:id/recall',
  work: Step,
): Route =>
  inStore(name, async (granted, request, site) => {
    const id = request.param('id');
    const outcome = await work(granted, id);
    return outcome.ok ? answeredDraft(granted, id, request, site) : outcome;
  });

export const draftRoutes: readonly Route[] = [
  inStore('GET /api/drafts', async (granted, request, site) => {
    const query = draftsQuery(request);
    if (!query) return refused({ code: 'unknown' });
    const countLimit = isNarrowed(request) ? undefined : mostDraftsCounted;
    const list = await readDraftList(granted, liveSource(site), query, countLimit);
    if (!list.ok) return list;
    const drafts = list.value.drafts.map((draft) => summaryAnswer(draft, site, request.language));
    return done({ ...list.value, drafts });
  }),
  defineRoute('POST /api/drafts', async (request, site) => {
    const draft = await changing(request, site, async (granted, calculate): Promise<Outcome<Draft>> => {
      const newDraft = await created(granted, request.body, site, calculate);
      return newDraft.ok ? answeredDraft(granted, newDraft.value.id, request, site) : newDraft;
    });
    return draft.ok ? longAnswer(draft.value, 201) : refusalAnswer(draft.refusal, request.language);
  }),
  inStore('GET /api/drafts/:id', (granted, request, site) =>
    answeredDraft(granted, request.param('id'), request, site, request.number('since')),
  ),
  inStore('PATCH /api/drafts/:id', async (granted, request, site) => {
    const { expected, ...wanted } = request.body;
    const draft = await renameDraft(granted, request.param('id'), wanted, expected);
    return draft.ok ? answeredDraft(granted, draft.value.id, request, site) : draft;
  }),
  step('POST /api/drafts/:id/discard', discardDraft),
  step('POST /api/drafts/:id/reopen', reopenDraft),
  step('POST /api/drafts/:id/recall', recallDraft),
  inStore('PUT /api/presence', async (granted, { session, body }, { events, store }) => {
    const updated = await updatePresence(granted, session.hash, body);
    if (!updated.ok) return updated;
    const { list, isNews } = updated.value;
    // PostgreSQL notifies every server automatically.
    if (isNews && store.kind === 'embedded')
      events.tell({ type: 'presence', draft: body.draft, people: list.people });
    return done(list);
  }),
];
