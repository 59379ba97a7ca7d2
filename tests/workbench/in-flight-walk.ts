import { sql } from 'kysely';
import { done, type Outcome, refused } from '../../src/workbench/store/outcome.ts';
import { liftFreeze } from '../../src/workbench/store/people/freezes.ts';
import { setDisabled } from '../../src/workbench/store/people/persons.ts';
import { changeRoles } from '../../src/workbench/store/people/roles.ts';
import { changeSettings } from '../../src/workbench/store/people/settings.ts';
import {
  askRevert,
  confirmEmergency,
  mergeRevert,
} from '../../src/workbench/store/publishing/emergencies.ts';
import { addFreezeOver } from '../../src/workbench/store/publishing/freeze-schedules.ts';
import { askRollback } from '../../src/workbench/store/publishing/publications.ts';
import type { Actor } from '../../src/workbench/store/transact.ts';
import { somebody } from '../support/workbench/people.ts';
import { closeDrafts } from '../support/workbench/publishing-site.ts';
import { freshId } from '../support/workbench/team.ts';
import { draftFor, type DraftStep, publishByHand, takeDraftStep } from './in-flight-drafts.ts';
import type { Name } from './in-flight-referee.ts';
import { slots, type Step } from './in-flight-steps.ts';
import { count, type Setup, openWatch, type Tally, type Watch } from './in-flight-watch.ts';

const hour = 3_600_000;

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
  const request = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  const inside = (await waiting(watch)).filter(({ at }) => at >= request.from && at < request.until);
  const outcome = await team.does(team.paul, 'publish', (granted) =>
    addFreezeOver(granted, { ...request, reason: 'A walk', schedules }),
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
  const request = { publicationId: freshId(), baseNumber: now.number, text: 'Back', to };
  return team.does(team[who], 'publish', (granted) =>
    askRollback(granted, request, { source, changesSettings: false }, now),
  );
};

const undecided = ({ judge }: Watch): string | undefined =>
  [...judge.urgent].findLast(([, { state }]) => state === 'live')?.[0];

/** The referee's judgement of an action that the program allowed. */
const mayDecide = ({ judge, faults }: Watch, id: string, who: Name): void => {
  const why = judge.whyNotDecide(id, who);
  if (why !== undefined) faults.push(`${who} decided about an emergency release although ${why}`);
};

const confirm = async (watch: Watch, who: Name): Promise<Outcome<unknown>> => {
  const { team, judge } = watch;
  const id = undecided(watch);
  if (id === undefined) return done(undefined);
  const outcome = await team.does(team[who], 'review', (granted) => confirmEmergency(granted, id, {}));
  if (!outcome.ok) return outcome;
  mayDecide(watch, id, who);
  judge.decided(id);
  return outcome;
};

const revert = async (watch: Watch, who: Name): Promise<Outcome<unknown>> => {
  const { team, judge, live, reader } = watch;
  const id = undecided(watch);
  if (id === undefined) return done(undefined);
  const now = live();
  const theirs = reader.files(now.source) ?? {};
  const merged = await team.does(team[who], 'review', (granted) => mergeRevert(granted, id, theirs));
  if (!merged.ok) return merged;
  if ('conflicts' in merged.value) return refused({ code: 'conflicts', items: merged.value.conflicts });
  const { files, source } = merged.value;
  const request = { publicationId: freshId(), baseNumber: now.number, text: 'Not so.' };
  const asked = await team.does(team[who], 'review', (granted) =>
    askRevert(granted, id, request, { files, live: { live: now, files: theirs } }),
  );
  if (!asked.ok) return asked;
  mayDecide(watch, id, who);
  // Nothing of it is live any more: nothing is published.
  if (source === now.source) judge.decided(id);
  return asked;
};

const disable = (
  { team, judge }: Watch,
  ana: Actor,
  who: Name,
  isDisabled: boolean,
): Promise<Outcome<unknown>> => {
  judge.disabled[isDisabled ? 'add' : 'delete'](who);
  return team.does(ana, 'administer', (granted) => setDisabled(granted, team[who].person, isDisabled));
};

/** Lets the time pass until the next schedule is due. */
const untilDue = async (watch: Watch): Promise<void> => {
  const [next] = await waiting(watch);
  if (next) await watch.pass(new Date(next.at).getTime() - Date.now() + 1000);
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
    case 'enable':
      return disable(watch, ana, step.who, step.does === 'disable');
    case 'leave': {
      await disable(watch, ana, step.who, true);
      await untilDue(watch);
      await watch.rest();
      return disable(watch, ana, step.who, false);
    }
    case 'settings': {
      const { approvals, sole: soleApproverMayPublish, urgent: emergencyNotices } = step;
      const wanted = { approvals, soleApproverMayPublish, emergencyNotices };
      Object.assign(judge.settings, wanted);
      return team.does(ana, 'administer', (granted) => changeSettings(granted, wanted));
    }
    case 'confirm':
      return confirm(watch, step.who);
    case 'revert':
      return revert(watch, step.who);
    case 'freeze':
      return freeze(watch, step);
    case 'lift':
      return lift(watch);
    case 'rollback':
      return rollback(watch, step.who, step.back);
    case 'defineRoute':
      publishByHand(watch, step);
      return done(undefined);
    case 'pass':
      await pass(step.hours * hour);
      return done(undefined);
    case 'untilDue':
      await untilDue(watch);
      return done(undefined);
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

/** Steps that may change what is approved: then the program is asked. */
const reportedSteps = new Set<Step['does']>(['rest', 'meddle', 'copy', 'roles', 'disable']);

/** The faults of a walk: none, if nothing went live that it should not. */
export const walkFaults = async (
  setup: Setup,
  steps: readonly Step[],
  tally: Tally,
): Promise<readonly string[]> => {
  const watch = await openWatch(setup, tally);
  const ana = await somebody(setup.store, ['administrator'], 'Ana');
  const drafts: (string | undefined)[] = Array.from({ length: slots });
  const onDraft = async (step: DraftStep): Promise<Outcome<unknown>> => {
    const id = await draftFor(watch, drafts, step);
    drafts[step.slot] = id;
    return id === undefined ? done(undefined) : takeDraftStep(watch, id, step);
  };
  const compare = async (step: Step): Promise<void> => {
    if (!reportedSteps.has(step.does)) return;
    const isAtRest = step.does === 'rest';
    for (const id of drafts) if (id !== undefined) await watch.compare(id, isAtRest);
  };
  const walk = async (): Promise<void> => {
    for (const step of steps) {
      const outcome = await ('slot' in step ? onDraft(step) : takeOtherStep(watch, ana, step));
      count(tally, outcome.ok ? step.does : `${step.does}: ${outcome.refusal.code}`);
      await watch.look();
      await compare(step);
      if (watch.faults.length > 0) return;
    }
    await watch.rest();
  };
  await walk().finally(() => clear(watch));
  return watch.faults;
};
