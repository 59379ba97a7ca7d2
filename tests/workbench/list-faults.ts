import type { View } from '../../src/workbench/store/draft-list/drafts-query.ts';
import { readDraftList } from '../../src/workbench/store/draft-list/read-draft-list.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import type { Actor } from '../../src/workbench/store/transact.ts';
import type { DraftSummary, Me } from '../../src/workbench/api/generated/api-shapes.ts';
import { draftViews } from '../support/workbench/draft-views.ts';
import { type Team, valueOf } from '../support/workbench/team.ts';

/** The lists that have a draft against what its entry says, or lack it; as the user sees them. */
export const listFaults = async (
  { does }: Team,
  who: Actor,
  id: string,
  live: string,
): Promise<readonly string[]> =>
  valueOf(
    await does(who, 'see', async (granted) => {
      const list = async (view: View) =>
        valueOf(await readDraftList(granted, live, { view, id, limit: 1 })).drafts;
      const [stored] = await list('all');
      if (!stored) return done(['the draft is in no list']);
      const draft = { ...stored, glance: null } as DraftSummary;
      const me = { person: { id: who.person, name: '' }, roles: granted.roles } as unknown as Me;
      const faults: string[] = [];
      for (const [view, has] of Object.entries(draftViews) as readonly (readonly [
        keyof typeof draftViews,
        (typeof draftViews)['waiting'],
      ])[])
        if ((await list(view)).length > 0 !== has(draft, me)) faults.push(view);
      return done(faults);
    }),
  );
