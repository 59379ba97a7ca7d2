import { sql } from 'kysely';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { createDraft, reopenDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { revisionIn } from '../../src/workbench/store/calculations/history.ts';
import { historyOf } from '../../src/workbench/store/drafts/read-history.ts';
import { mergeDraft } from '../../src/workbench/store/drafts/merge-draft.ts';
import { discardDraft, recallDraft, submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { readDraft } from '../../src/workbench/store/drafts/read-drafts.ts';
import { restoreDraft } from '../../src/workbench/store/drafts/restore-draft.ts';
import { dismissReview, reviewDraft, withdrawReview } from '../../src/workbench/store/drafts/reviews.ts';
import { filesOf } from '../../src/workbench/store/drafts/sources.ts';
import {
  askEmergency,
  askRevert,
  confirmEmergency,
} from '../../src/workbench/store/publishing/emergencies.ts';
import { changeSettings } from '../../src/workbench/store/people/settings.ts';
import { askPublication } from '../../src/workbench/store/publishing/publications.ts';
import {
  askScheduled,
  failPublication,
  settlePublication,
} from '../../src/workbench/store/publishing/publishing.ts';
import {
  scheduleDraft,
  claimDueSchedule,
  unscheduleDraft,
} from '../../src/workbench/store/publishing/schedules.ts';
import { done, type Outcome } from '../../src/workbench/store/outcome.ts';
import { draftNow } from '../../src/workbench/store/rows/draft-row.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { coldFiles } from '../support/workbench/cold-sources.ts';
import { links, settings, smallSource } from '../support/workbench/small-source.ts';
import { codeOf, freshId, smallLive, type Team, valueOf } from '../support/workbench/team.ts';
import { after, begin, contentOf, derived, firstValue, type Model, type Step } from './draft-model.ts';
import { listFaults } from './list-faults.ts';

/**
 * The live files after a number of publications by others. They change the second link, and walks the
 * first.
 */
const liveFiles = (number: number) => ({
  ...smallSource,
  'config/addresses/links.json': (smallSource['config/addresses/links.json'] ?? '').replace(
    'two.example',
    `live${number}.example`,
  ),
});

// What walks edit, by the kind of draft.
const places = {
  content: { address: links.one, file: 'config/addresses/links.json', other: 'operator' },
  operator: { address: settings.legacy, file: 'config/environments.json', other: 'content' },
} as const;

const liveAt = (number: number) => ({ ...smallLive, number, source: sourceId(liveFiles(number)) });

let published = 0;

// One looks at the lists after each step.
const watchers = ['rita', 'edda', 'paul', 'solo', 'rolf', 'emil'] as const;
let turn = 0;

/** Where a walk is: the store, who walks, and the draft. */
interface Walk {
  readonly store: Store;
  readonly team: Team;
  readonly id: string;
}

const fireDue = async ({ store, id }: Walk, live: number): Promise<Outcome<unknown>> => {
  await sql`update schedule set at = clock_timestamp() where draft_id = ${id} and state = 'waiting'`.execute(
    store.db,
  );
  const due = valueOf(
    await operate(store, 'schedule', (granted) => claimDueSchedule(granted, 'walk', liveAt(live).source)),
  );
  if (!due) return done(undefined);
  return operate(store, 'schedule', (granted) => askScheduled(granted, due.schedule, liveAt(live)));
};

const endPublication = async ({ store, id }: Walk, isSettled: boolean): Promise<Outcome<unknown>> => {
  const row = await store.db
    .selectFrom('publication')
    .select('id')
    .where('draftId', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (!row) return done(undefined);
  published += 1;
  const entry = { number: published, release: 'r' };
  return operate(store, 'web', (granted) =>
    isSettled
      ? settlePublication(granted, row.id, entry)
      : failPublication(granted, row.id, { code: 'failed' }),
  );
};

const newestReview = async ({ store, team, id }: Walk, who: 'rolf' | 'rita' | 'solo'): Promise<string> => {
  const query = store.db
    .selectFrom('review')
    .select('id')
    .where('draftId', '=', id)
    .where('reviewer', '=', team[who].person)
    .where('verdict', '<>', 'comment');
  return (await query.orderBy('at', 'desc').executeTakeFirst())?.id ?? 'none';
};

const emergencyOf = async ({ store, id }: Walk): Promise<string> => {
  const row = await store.db
    .selectFrom('publication')
    .select('id')
    .where('draftId', '=', id)
    .where('isEmergency', '=', true)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
  return row?.id ?? 'none';
};

// Walks share their people, and nobody publishes a second notice before the first is decided.
const endEmergencies = (store: Store) =>
  sql`update publication set is_emergency = false, decision = null, decided_by = null, decided_at = null where is_emergency`.execute(
    store.db,
  );

const standingRequest = async ({ team, id }: Walk, live: number): Promise<string> => {
  const { reviews } = valueOf(
    await team.does(team.rita, 'see', (granted) => readDraft(granted, id, liveAt(live).source)),
  );
  return reviews.findLast(({ verdict, counts }) => verdict === 'changes' && counts)?.id ?? 'none';
};

/** Does a step to the draft in the store, in one transaction or as many as the server takes. */
const take = async (
  walk: Walk,
  step: Step,
  { live }: Model,
  now: { readonly source: string; readonly value: string; readonly rev: number },
): Promise<Outcome<unknown>> => {
  const { team, id } = walk;
  const { edda, paul, does } = team;
  const { source } = now;
  switch (step.does) {
    case 'edit':
      return team.edit(team[step.who], id, [places[team.kind].address, now.value, step.value]);
    case 'intrude': {
      const { address, other } = places[team.kind];
      const stranger = team.kind === 'operator' ? team.emil : team.otto;
      return step.who === 'edda'
        ? team.edit(edda, id, [places[other].address, firstValue[other], 'https://evil.example/'])
        : team.edit(stranger, id, [address, now.value, 'https://evil.example/']);
    }
    case 'restore':
      return does(edda, 'draft', (granted) =>
        restoreDraft(granted, id, { to: Math.max(0, now.rev - step.back) }),
      );
    case 'undo':
      return does(edda, 'draft', (granted) =>
        restoreDraft(granted, id, { undo: Math.max(1, now.rev - step.back) }),
      );
    case 'merge':
      return does(edda, 'draft', (granted) =>
        mergeDraft(granted, id, { onto: live, choices: [] }, { live: liveAt(live), files: liveFiles(live) }),
      );
    case 'submit':
      return does(edda, 'draft', (granted) =>
        submitDraft(granted, id, { source: step.stale ? 'f'.repeat(64) : source }),
      );
    case 'recall':
      return does(edda, 'draft', (granted) => recallDraft(granted, id));
    case 'discard':
      return does(edda, 'draft', (granted) => discardDraft(granted, id));
    case 'reopen':
      return does(edda, 'draft', (granted) => reopenDraft(granted, id));
    case 'approve':
    case 'changes':
      return does(team[step.who], 'review', (granted) =>
        reviewDraft(granted, id, { source, verdict: step.does }),
      );
    case 'withdraw': {
      const review = await newestReview(walk, step.who);
      return does(team[step.who], 'review', (granted) => withdrawReview(granted, review));
    }
    case 'dismiss': {
      const request = await standingRequest(walk, live);
      return does(paul, 'publish', (granted) => dismissReview(granted, request, 'Not needed.'));
    }
    case 'publish': {
      const input = { publicationId: freshId(), source, baseNumber: live, instead: step.instead };
      return does(paul, 'publish', (granted) => askPublication(granted, id, input, liveAt(live)));
    }
    case 'emergency': {
      const input = { publicationId: freshId(), source, baseNumber: live, text: 'Urgent.' };
      return does(team[step.who], 'publish', (granted) => askEmergency(granted, id, input, liveAt(live)));
    }
    case 'confirm':
    case 'revert': {
      const emergency = await emergencyOf(walk);
      const input = { publicationId: freshId(), baseNumber: live, text: 'Wrong.' };
      const files = { files: smallSource, live: { live: liveAt(live), files: liveFiles(live) } };
      return does(team[step.who], 'review', (granted) =>
        step.does === 'confirm'
          ? confirmEmergency(granted, emergency, {})
          : askRevert(granted, emergency, input, files),
      );
    }
    case 'schedule': {
      const input = {
        source,
        wall: '2030-01-01T00:00',
        at: step.past ? '2020-01-01T08:00:00.000Z' : '2030-01-01T08:00:00.000Z',
      };
      return does(paul, 'publish', (granted) => scheduleDraft(granted, id, input, liveAt(live)));
    }
    case 'unschedule':
      return does(paul, 'publish', (granted) => unscheduleDraft(granted, id));
    case 'due':
      return fireDue(walk, live);
    case 'settle':
      return endPublication(walk, true);
    case 'fail':
      return endPublication(walk, false);
    case 'live':
      return done(undefined);
  }
};

const seen = async ({ team, id }: Walk, live: number) => {
  const draft = valueOf(
    await team.does(team.rita, 'see', (granted) => readDraft(granted, id, liveAt(live).source)),
  );
  const { state, rev, source, baseNumber, approved, approvals, changesAsked, lapsed, outdated } = draft;
  return { state, rev, source, baseNumber, approved, approvals, changesAsked, lapsed, outdated };
};

const expected = (model: Model) => {
  const { base, value } = contentOf(model);
  const files: SourceFiles = liveFiles(base);
  const { file } = places[model.kind];
  const text = (files[file] ?? '').replace(firstValue[model.kind], value);
  const source = sourceId({ ...files, [file]: text });
  return { state: model.state, rev: model.revisions.length - 1, source, baseNumber: base, ...derived(model) };
};

/**
 * How a walk differs from the table of states: the step, and what was found instead. Empty without
 * differences.
 */
export const walkFaults = async (
  store: Store,
  team: Team,
  steps: readonly Step[],
): Promise<readonly unknown[]> => {
  await endEmergencies(store);
  await operate(store, 'cli', (granted) => changeSettings(granted, { emergencyNotices: true }));
  const begun = { number: 0, files: liveFiles(0) };
  const { id } = valueOf(
    await team.does(team.edda, 'draft', (granted) =>
      createDraft(granted, { name: freshId(), kind: team.kind }, begun),
    ),
  );
  const walk: Walk = { store, team, id };
  let model = begin(0, team.kind);
  let now = await seen(walk, 0);
  for (const step of steps) {
    const outcome = await take(walk, step, model, { ...now, value: contentOf(model).value });
    const next = after(model, step);
    const code = typeof next === 'string' ? next : undefined;
    if (typeof next !== 'string') model = next;
    now = await seen(walk, model.live);
    const wanted = expected(model);
    if (
      codeOf(outcome) !== code ||
      JSON.stringify(now, Object.keys(now).sort()) !== JSON.stringify(wanted, Object.keys(wanted).sort())
    )
      return [{ step, outcome, code, now, wanted }];
    const stored = await coldFiles(store, now.source);
    if (!stored || sourceId(stored) !== now.source) return [{ step, now, stored }];
    turn += 1;
    const who = watchers[turn % watchers.length] ?? 'rita';
    const lists = await listFaults(team, team[who], id, liveAt(model.live).source);
    if (lists.length > 0) return [{ step, who, now, lists }];
  }
  const replay = await team.does(team.rita, 'see', async ({ db }) => {
    const draft = await draftNow(db, id);
    if (!draft.ok) return draft;
    const { rev, source } = draft.value;
    const history = await historyOf(db, draft.value, rev);
    const made = rev === 0 ? await filesOf(db, source) : history ? revisionIn(history, rev).files : {};
    return done(sourceId(made) === source);
  });
  return valueOf(replay) ? [] : ['the history does not lead to the source'];
};
