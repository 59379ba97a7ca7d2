import { sql } from 'kysely';
import { createDraft, createDraftFrom, reopenDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { mergeDraft } from '../../src/workbench/store/drafts/merge-draft.ts';
import { discardDraft, recallDraft, submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { restoreDraft } from '../../src/workbench/store/drafts/restore-draft.ts';
import { dismissReview, reviewDraft, withdrawReview } from '../../src/workbench/store/drafts/reviews.ts';
import { done, type Outcome } from '../../src/workbench/store/outcome.ts';
import { liftFreeze } from '../../src/workbench/store/people/freezes.ts';
import { setDisabled } from '../../src/workbench/store/people/persons.ts';
import { changeRoles } from '../../src/workbench/store/people/roles.ts';
import { changeSettings } from '../../src/workbench/store/people/settings.ts';
import { addFreezeOver } from '../../src/workbench/store/publishing/freeze-schedules.ts';
import { askPublication, askRollback } from '../../src/workbench/store/publishing/publications.ts';
import { scheduleDraft, unscheduleDraft } from '../../src/workbench/store/publishing/schedules.ts';
import type { DraftRow } from '../../src/workbench/store/rows/draft-row.ts';
import type { Actor } from '../../src/workbench/store/transact.ts';
import { somebody } from '../support/workbench/people.ts';
import { closeDrafts, flipToFiles } from '../support/workbench/publishing-site.ts';
import { freshId } from '../support/workbench/team.ts';
import type { Name } from './in-flight-referee.ts';
import { slots, type Step } from './in-flight-steps.ts';
import { count, type Ground, openWatch, type Tally, type Watch } from './in-flight-watch.ts';
import { valueIn, type World } from './in-flight-world.ts';

const hour = 3_600_000;

/** A step that chooses a field of the world and one of its values. */
interface Choice {
  readonly field: number;
  readonly value: number;
}

const chosen = ({ fields }: World, { field, value }: Choice) => {
  const found = fields[field % fields.length];
  if (!found) throw new Error('a world without fields');
  return { found, to: found.values[value % found.values.length] ?? found.values[0] };
};

/** Lets somebody change the text of a draft: who changed it is an author from then on. */
const asAuthor = async (
  { rowOf, judge }: Watch,
  id: string,
  who: Name,
  work: (row: DraftRow) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> => {
  const row = await rowOf(id);
  const outcome = await work(row);
  if (outcome.ok && (await rowOf(id)).rev > row.rev) judge.caseOf(id).authors.add(who);
  return outcome;
};

const edit = (watch: Watch, id: string, who: Name, choice: Choice): Promise<Outcome<unknown>> => {
  const { found, to } = chosen(watch.world, choice);
  return asAuthor(watch, id, who, async ({ source }) => {
    await watch.remember(source);
    return watch.team.edit(watch.team[who], id, [found.address, valueIn(watch.filesIn(source), found), to]);
  });
};

const submit = async ({ team, rowOf }: Watch, id: string): Promise<Outcome<unknown>> => {
  const { source } = await rowOf(id);
  return team.does(team.edda, 'edit', (granted) => submitDraft(granted, id, { source }));
};

const review = async (
  { team, judge, changeNow }: Watch,
  id: string,
  who: Name,
  verdict: 'approve' | 'changes',
): Promise<Outcome<unknown>> => {
  const { base, source } = await changeNow(id);
  const outcome = await team.does(team[who], 'review', (granted) =>
    reviewDraft(granted, id, { source, verdict }),
  );
  const opinion = { who, verdict, base, source, withdrawn: false, dismissed: false };
  if (outcome.ok) judge.caseOf(id).opinions.push({ id: outcome.value.id, ...opinion });
  return outcome;
};

const withdraw = async ({ team, judge }: Watch, id: string, who: Name): Promise<Outcome<unknown>> => {
  const own = judge.caseOf(id).opinions.findLast((one) => one.who === who && !one.withdrawn);
  if (!own) return done(undefined);
  const outcome = await team.does(team[who], 'review', (granted) => withdrawReview(granted, own.id));
  if (outcome.ok) own.withdrawn = true;
  return outcome;
};

const dismiss = async ({ team, judge }: Watch, id: string): Promise<Outcome<unknown>> => {
  const open = judge
    .caseOf(id)
    .opinions.findLast((one) => one.verdict === 'changes' && !one.withdrawn && !one.dismissed);
  if (!open) return done(undefined);
  const outcome = await team.does(team.paul, 'publish', (granted) =>
    dismissReview(granted, open.id, 'Not needed.'),
  );
  if (outcome.ok) open.dismissed = true;
  return outcome;
};

const merge = async (
  watch: Watch,
  id: string,
  { who, take }: Extract<Step, { does: 'merge' }>,
): Promise<Outcome<unknown>> => {
  const live = watch.live();
  const theirs = { live, files: watch.reader.files(live.source) ?? {} };
  const merged = (choices: readonly { readonly address: string; readonly take: 'mine' | 'theirs' }[]) => {
    const wish = { onto: live.number, choices: [...choices] };
    return asAuthor(watch, id, who, () =>
      watch.team.does(watch.team[who], 'edit', (granted) => mergeDraft(granted, id, wish, theirs)),
    );
  };
  const first = await merged([]);
  if (first.ok || first.refusal.code !== 'conflicts') return first;
  return merged(first.refusal.items.map(({ address }) => ({ address, take })));
};

const schedule = async (
  { team, judge, rowOf, live }: Watch,
  id: string,
  { who, hours }: Extract<Step, { does: 'schedule' }>,
): Promise<Outcome<unknown>> => {
  const { source } = await rowOf(id);
  const at = new Date(Math.ceil((Date.now() + hours * hour) / 1000) * 1000).toISOString();
  const wish = { source, wall: '2099-01-01T00:00', at };
  const outcome = await team.does(team[who], 'publish', (granted) =>
    scheduleDraft(granted, id, wish, live()),
  );
  if (outcome.ok) judge.caseOf(id).schedule = { isExempt: false };
  return outcome;
};

const publish = async (
  { team, rowOf, live }: Watch,
  id: string,
  { who, instead }: Extract<Step, { does: 'publish' }>,
): Promise<Outcome<unknown>> => {
  const { source } = await rowOf(id);
  const now = live();
  const wish = { publicationId: freshId(), source, baseNumber: now.number, instead };
  return team.does(team[who], 'publish', (granted) => askPublication(granted, id, wish, now));
};

/** A step of a draft that there is. */
type DraftStep = Extract<Step, { slot: number }>;

const takeDraftStep = async (watch: Watch, id: string, step: DraftStep): Promise<Outcome<unknown>> => {
  const { team } = watch;
  const edits = (work: Parameters<typeof team.does<'edit', unknown>>[2]) =>
    team.does(team.edda, 'edit', work);
  switch (step.does) {
    case 'begin':
    case 'edit':
      return step.does === 'edit' ? edit(watch, id, step.who, step) : done(undefined);
    case 'prepare': {
      await edit(watch, id, step.who, step);
      await submit(watch, id);
      return review(watch, id, 'rita', 'approve');
    }
    case 'submit':
      return submit(watch, id);
    case 'recall':
      return edits((granted) => recallDraft(granted, id));
    case 'discard':
      return edits((granted) => discardDraft(granted, id));
    case 'reopen':
      return edits((granted) => reopenDraft(granted, id));
    case 'approve':
    case 'changes':
      return review(watch, id, step.who, step.does);
    case 'withdraw':
      return withdraw(watch, id, step.who);
    case 'dismiss':
      return dismiss(watch, id);
    case 'merge':
      return merge(watch, id, step);
    case 'restore':
      return asAuthor(watch, id, step.who, ({ rev }) =>
        team.does(team[step.who], 'edit', (granted) =>
          restoreDraft(granted, id, { to: Math.max(0, rev - step.back) }),
        ),
      );
    case 'publish':
      return publish(watch, id, step);
    case 'schedule':
      return schedule(watch, id, step);
    case 'unschedule':
      return team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, id));
  }
};

const begin = async (
  { team, judge, live, reader }: Watch,
  copyOf: string | undefined,
): Promise<string | undefined> => {
  const name = { name: `Draft ${freshId()}` };
  const { number, source } = live();
  const files = reader.files(source) ?? {};
  const made = await team.does(team.edda, 'edit', (granted) =>
    copyOf === undefined
      ? createDraft(granted, name, { number, files })
      : createDraftFrom(granted, name, copyOf),
  );
  if (!made.ok) return undefined;
  const authors = new Set<Name>(copyOf === undefined ? [] : judge.caseOf(copyOf).authors);
  if (made.value.rev > 0) authors.add('edda');
  judge.cases.set(made.value.id, { authors, opinions: [], schedule: undefined });
  return made.value.id;
};

const waiting = ({ store }: Watch) =>
  store.db
    .selectFrom('schedule')
    .select(['draftId', 'at'])
    .where('state', '=', 'waiting')
    .orderBy('at')
    .execute();

const freeze = async (
  watch: Watch,
  { hours, lasts, schedules }: Extract<Step, { does: 'freeze' }>,
): Promise<Outcome<unknown>> => {
  const { team, judge } = watch;
  const from = Date.now() + (hours - 0.3) * hour;
  const until = from + lasts * hour;
  const wish = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  const inside = (await waiting(watch)).filter(({ at }) => at >= wish.from && at < wish.until);
  const outcome = await team.does(team.paul, 'publish', (granted) =>
    addFreezeOver(granted, { ...wish, reason: 'A walk', schedules }),
  );
  if (!outcome.ok) return outcome;
  judge.freezes.push({ id: outcome.value.id, from, until });
  for (const { draftId } of inside) {
    const found = judge.cases.get(draftId)?.schedule;
    if (found && schedules === 'exempt') found.isExempt = true;
  }
  return outcome;
};

const lift = async ({ team, judge }: Watch): Promise<Outcome<unknown>> => {
  const [first] = judge.freezes;
  if (!first) return done(undefined);
  const outcome = await team.does(team.paul, 'publish', (granted) => liftFreeze(granted, first.id));
  if (outcome.ok) judge.freezes.shift();
  return outcome;
};

const rollback = async (
  { team, live, reader, first }: Watch,
  who: Name,
  back: number,
): Promise<Outcome<unknown>> => {
  const now = live();
  const to = Math.max(first, now.number - back);
  const source = reader.sourceOf(to);
  if (source === undefined) return done(undefined);
  const wish = { publicationId: freshId(), baseNumber: now.number, text: 'Back', to };
  return team.does(team[who], 'publish', (granted) => askRollback(granted, wish, source, now));
};

/** What an operator does at a command line: it changes one value of what is live. */
const publishByHand = ({ live, reader, dist, world }: Watch, choice: Choice): void => {
  const { found, to } = chosen(world, choice);
  const files = reader.files(live().source) ?? {};
  const text = files[found.file] ?? '';
  const was = JSON.stringify(valueIn(files, found));
  flipToFiles(dist, { ...files, [found.file]: text.replace(was, JSON.stringify(to)) });
};

/** A step of a team, a server or the clock. */
type OtherStep = Exclude<Step, DraftStep>;

const takeOtherStep = async (watch: Watch, ana: Actor, step: OtherStep): Promise<Outcome<unknown>> => {
  const { team, judge, work, pass } = watch;
  switch (step.does) {
    case 'roles':
      judge.roles.set(step.who, step.roles);
      return team.does(ana, 'administer', (granted) =>
        changeRoles(granted, team[step.who].person, step.roles),
      );
    case 'disable':
    case 'enable': {
      const isDisabled = step.does === 'disable';
      judge.disabled[isDisabled ? 'add' : 'delete'](step.who);
      return team.does(ana, 'administer', (granted) =>
        setDisabled(granted, team[step.who].person, isDisabled),
      );
    }
    case 'settings': {
      const wanted = { approvals: step.approvals, soleApproverMayPublish: step.sole };
      Object.assign(judge.settings, wanted);
      return team.does(ana, 'administer', (granted) => changeSettings(granted, wanted));
    }
    case 'freeze':
      return freeze(watch, step);
    case 'lift':
      return lift(watch);
    case 'rollback':
      return rollback(watch, step.who, step.back);
    case 'byHand':
      publishByHand(watch, step);
      return done(undefined);
    case 'pass':
      await pass(step.hours * hour);
      return done(undefined);
    case 'untilDue': {
      const [next] = await waiting(watch);
      if (next) await pass(new Date(next.at).getTime() - Date.now() + 1000);
      return done(undefined);
    }
    case 'failToStore':
      watch.failNext();
      return done(undefined);
    case 'rebase':
    case 'fire':
    case 'store':
      return done(await work[step.does]());
    case 'rest':
      await watch.rest();
      return done(undefined);
  }
};

// The next walk has the store for itself.
const clear = async ({ store }: Watch): Promise<void> => {
  await closeDrafts(store);
  await sql`update freeze_window set lifted_at = clock_timestamp() where lifted_at is null`.execute(store.db);
  await sql`delete from setting where name <> 'chainSeen'`.execute(store.db);
};

/** The faults of a walk: none, if nothing went live that it should not. */
export const walkFaults = async (
  ground: Ground,
  steps: readonly Step[],
  tally: Tally,
): Promise<readonly string[]> => {
  const watch = await openWatch(ground, tally);
  const ana = await somebody(ground.store, ['administrator'], 'Ana');
  const drafts: (string | undefined)[] = Array.from({ length: slots });
  const isUnderWay = async (id: string | undefined): Promise<boolean> =>
    id !== undefined && (await watch.rowOf(id)).closedAt === null;
  const onDraft = async (step: DraftStep): Promise<Outcome<unknown>> => {
    const isBegun = await isUnderWay(drafts[step.slot]);
    if (!isBegun && (step.does === 'begin' || step.does === 'prepare'))
      drafts[step.slot] = await begin(watch, step.does === 'begin' ? drafts[step.copyOf] : undefined);
    const id = drafts[step.slot];
    return id === undefined ? done(undefined) : takeDraftStep(watch, id, step);
  };
  const walk = async (): Promise<void> => {
    for (const step of steps) {
      const outcome = await ('slot' in step ? onDraft(step) : takeOtherStep(watch, ana, step));
      count(tally, outcome.ok ? step.does : `${step.does}: ${outcome.refusal.code}`);
      await watch.look();
      if (step.does === 'rest') for (const id of drafts) if (id !== undefined) await watch.compare(id);
      if (watch.faults.length > 0) return;
    }
    await watch.rest();
  };
  await walk().finally(() => clear(watch));
  return watch.faults;
};
