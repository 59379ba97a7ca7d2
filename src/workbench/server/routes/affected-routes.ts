import { done, type Outcome, refused } from '../../store/outcome.ts';
import { draftNow } from '../../store/rows/draft-row.ts';
import type { LiveFiles } from '../../store/drafts/merge-draft.ts';
import { type Actor, transact } from '../../store/transact.ts';
import { affectedDrafts } from '../publication/affected-drafts.ts';
import { jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { checkLimit, limiter } from '../requests/limits.ts';
import { defineRoute, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { sourceNamed } from './checked-source.ts';
import { inTime } from './check-routes.ts';

// A known answer is free.
const count = limiter(checkLimit);

const released = ({ publishing }: Site, number: number): Outcome<LiveFiles> => {
  const live = publishing.live();
  const source = publishing.sourceOf(number);
  const files = source === undefined ? undefined : publishing.files(source);
  return live && source !== undefined && files
    ? done({ live: { ...live, source }, files })
    : refused({ code: 'unknown' });
};

const publishedDraft = (site: Site, actor: Actor, id: string): Promise<Outcome<LiveFiles>> =>
  transact(site.store, actor, 'see', async (granted): Promise<Outcome<LiveFiles>> => {
    const draft = await draftNow(granted.db, id);
    if (!draft.ok) return draft;
    const { source, baseSource } = draft.value;
    const live = site.publishing.live();
    if (!live) return refused({ code: 'unknown' });
    if (live.source !== baseSource) return refused({ code: 'base-is-not-live', live, merge: null });
    const named = await sourceNamed(granted, site, source);
    return named.ok ? done({ live: { ...live, source }, files: named.value.files }) : named;
  });

export const affectedRoutes: readonly Route[] = [
  defineRoute('GET /api/affected', async ({ actor, session, query, number, language }, site) => {
    const draft = query('draft');
    const onto =
      draft === undefined ? released(site, number('release') ?? 0) : await publishedDraft(site, actor, draft);
    if (!onto.ok) return refusalAnswer(onto.refusal, language);
    const { store, checker } = site;
    const asked = await affectedDrafts({ store, checker, actor }, draft, onto.value);
    if (!asked.ok) return refusalAnswer(asked.refusal, language);
    const { isKnown, drafts } = asked.value;
    const retryAfter = isKnown ? undefined : count(session.hash);
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const found = await inTime(drafts());
    const source = onto.value.live.source ?? '';
    return found ? jsonAnswer({ drafts: found }) : jsonAnswer({ source, state: 'working' }, 202);
  }),
];
