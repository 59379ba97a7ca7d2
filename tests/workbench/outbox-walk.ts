import fc from 'fast-check';
import { discardDraft, submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { readEdits } from '../../src/workbench/store/drafts/read-drafts.ts';
import { reviewDraft } from '../../src/workbench/store/drafts/reviews.ts';
import { filesOf } from '../../src/workbench/store/drafts/sources.ts';
import { draftNow, type DraftRow } from '../../src/workbench/store/rows/draft-row.ts';
import { editDraft } from '../../src/workbench/store/drafts/edit-draft.ts';
import { askPublication } from '../../src/workbench/store/publishing/publications.ts';
import { settlePublication } from '../../src/workbench/store/publishing/publishing.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { apiFailure } from '../../src/workbench/web/api/api-failure.ts';
import { outboxToResume } from '../../src/workbench/web/draft/unsaved/move-unsaved.ts';
import { emptyOutbox, type Outbox, unsavedEdits } from '../../src/workbench/web/draft/outbox/outbox.ts';
import { type OutboxKeeper, outboxKeeper } from '../../src/workbench/web/draft/outbox/outbox-keeper.ts';
import { valueAt } from '../../src/authoring/draft/value-at.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId, smallLive, type Team, valueOf } from '../support/workbench/team.ts';

const address = fc.constantFrom(links.one, links.two);

/**
 * The steps of a writer, who types in either of two pages: the connection breaks, others write, the
 * draft ends.
 */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('type' as const), address, page: fc.constantFrom(0, 0, 1) }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('send' as const), page: fc.constantFrom(0, 1) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('other' as const, 'look' as const), address }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('way' as const),
      way: fc.constantFrom('well', 'away', 'lost', 'signed-out'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('crash' as const), page: fc.constantFrom(0, 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      take: fc.constantFrom('mine', 'theirs', 'both'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('publish' as const, 'discard' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const) }) },
);

/** Walks of a person who writes in a draft. */
export const outboxWalks = fc.array(step, { minLength: 8, maxLength: 20 });

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A browser with one outbox, and the draft that it belongs to. */
interface Place {
  draft: string;
  readonly drafts: string[];
  stored: Outbox;
  way: string;
  /** One page sends at a time, as the browser's locks have it. */
  last: Promise<void>;
  /** What the pages show: old, until they are read. */
  shown: Record<string, unknown>;
}

/** A page that has the outbox open. */
type Page = OutboxKeeper & { readonly close: () => void };

const openPage = (team: Team, place: Place, listeners: Set<() => void>, isFirst: boolean): Page => {
  const keeper = outboxKeeper({
    store: {
      load: () => Promise.resolve(place.stored),
      change: (change) => {
        place.stored = change(place.stored);
        listeners.forEach((tell) => tell());
        return Promise.resolve(place.stored);
      },
      follow: (tell) => {
        listeners.add(tell);
        return () => void listeners.delete(tell);
      },
    },
    enter: () => ({ isFirst: () => Promise.resolve(isFirst), stop: () => undefined }),
    alone: (work) => (place.last = place.last.then(work, work)),
    newId: freshId,
    now: () => 1,
    onSaved: (_, edits) => edits.forEach((edit) => (place.shown[edit.address] = edit.value)),
    send: async (clientId, edits) => {
      if (place.way === 'away') throw apiFailure(0, 'unreachable', undefined);
      if (place.way === 'signed-out') throw apiFailure(401, 'signed-out', {});
      const { draft } = place;
      const saved = await team.does(team.edda, 'edit', (granted) =>
        editDraft(granted, draft, { clientId, edits }),
      );
      if (place.way === 'lost') throw apiFailure(0, 'unreachable', undefined);
      if (saved.ok) return saved.value;
      throw apiFailure(409, saved.refusal.code, saved.refusal);
    },
  });
  return { ...keeper, close: keeper.open() };
};

const valueNow = async (team: Team, draft: string, at: string): Promise<unknown> =>
  valueOf(
    await team.does(team.emil, 'see', async ({ db }) => {
      const row = await draftNow(db, draft);
      return row.ok ? done(valueAt(await filesOf(db, row.value.source), at).value) : row;
    }),
  );

let published = 1_000;

/**
 * Another sends the draft for review, a third approves it, a fourth publishes it; what is refused on the way
 * ends it there.
 */
const publish = async (
  store: Store,
  { does, emil, rita, paul }: Team,
  { id, source }: Pick<DraftRow, 'id' | 'source'>,
): Promise<void> => {
  await does(emil, 'edit', (granted) => submitDraft(granted, id, { source }));
  await does(rita, 'review', (granted) => reviewDraft(granted, id, { source, verdict: 'approve' }));
  const request = {
    publicationId: freshId(),
    source,
    baseNumber: smallLive.number,
    instead: false,
    text: '',
  };
  const asked = await does(paul, 'publish', (granted) => askPublication(granted, id, request, smallLive));
  published += 1;
  if (asked.ok)
    await operate(store, 'web', (granted) =>
      settlePublication(granted, asked.value.id, { number: published, release: 'r' }),
    );
};

const holds = (held: readonly unknown[], text: string): boolean =>
  held.some((value) => typeof value === 'string' && value.includes(text));

/**
 * The last texts that were typed in a walk and that are then in no draft's history, not kept, and not in
 * a conflict. None, if all is well.
 */
export const lostTexts = async (
  store: Store,
  team: Team,
  steps: readonly Step[],
): Promise<readonly string[]> => {
  const { id } = await team.draft();
  const place: Place = {
    draft: id,
    drafts: [id],
    stored: emptyOutbox,
    way: 'well',
    shown: {},
    last: Promise.resolve(),
  };
  const listeners = new Set<() => void>();
  const typed = new Map<string, string>();
  const pages = [openPage(team, place, listeners, true), openPage(team, place, listeners, false)];
  const pageOf = (page: number): Page => pages[page] as Page;
  const look = async (at: string): Promise<void> =>
    void (place.shown[at] = await valueNow(team, place.draft, at));
  const decide = (take: string): void => {
    for (const { address: at, mine, current } of Object.values(place.stored.disputes)) {
      if (take === 'theirs') typed.delete(at);
      pageOf(0).decide(
        at,
        take === 'theirs'
          ? 'theirs'
          : { value: take === 'mine' ? mine : `${String(current)} ${String(mine)}` },
      );
    }
  };
  const move = async (): Promise<void> => {
    if (pages.every((page) => page.view().refusal?.code !== 'closed')) return;
    const fresh = await team.draft();
    pages.forEach((page) => page.close());
    place.stored = outboxToResume(place.stored, 1);
    Object.assign(place, { draft: fresh.id, shown: {} });
    place.drafts.push(fresh.id);
    pages.splice(0, 2, openPage(team, place, listeners, true), openPage(team, place, listeners, false));
  };
  const take = async (one: Step, count: number): Promise<void> => {
    switch (one.does) {
      case 'type': {
        const text = `text ${count};`;
        if (!(one.address in place.shown)) await look(one.address);
        pageOf(one.page).type(one.address, place.shown[one.address], text);
        typed.set(one.address, text);
        return;
      }
      case 'send':
        return pageOf(one.page).flush();
      case 'look':
        return look(one.address);
      case 'other':
        return void (await team.edit(team.emil, place.draft, [
          one.address,
          await valueNow(team, place.draft, one.address),
          `other ${count}`,
        ]));
      case 'way':
        return void (place.way = one.way);
      case 'crash':
        pageOf(one.page).close();
        return void (pages[one.page] = openPage(team, place, listeners, one.page === 0));
      case 'decide':
        decide(one.take);
        return;
      case 'publish':
      case 'discard': {
        const row = valueOf(await team.does(team.emil, 'see', ({ db }) => draftNow(db, place.draft)));
        if (one.does === 'publish') await publish(store, team, row);
        else await team.does(team.emil, 'edit', (granted) => discardDraft(granted, place.draft));
        return;
      }
      case 'move':
        return move();
    }
  };
  for (const [count, one] of steps.entries()) await take(one, count);
  pages.forEach((page) => page.close());
  const written = await Promise.all(
    place.drafts.map(
      async (draft) =>
        valueOf(await team.does(team.emil, 'see', (granted) => readEdits(granted, draft))).edits,
    ),
  );
  const held = [
    ...written.flat().map(({ after }) => after),
    ...unsavedEdits(place.stored).map(({ value }) => value),
  ];
  return [...typed.values()].filter((text) => !holds(held, text));
};
