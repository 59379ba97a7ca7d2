import type { SideChoices } from '../../src/workbench/api/generated/api-shapes.ts';
import { bodyMistakes } from '../../src/workbench/server/requests/body-mistakes.ts';
import { askNotice } from '../../src/workbench/server/routes/emergency-routes.ts';
import { createDraft, createDraftFrom, reopenDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { mergeDraft } from '../../src/workbench/store/drafts/merge-draft.ts';
import { discardDraft, recallDraft, submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { restoreDraft } from '../../src/workbench/store/drafts/restore-draft.ts';
import { dismissReview, reviewDraft, withdrawReview } from '../../src/workbench/store/drafts/reviews.ts';
import { done, type Outcome, refused } from '../../src/workbench/store/outcome.ts';
import { askPublication } from '../../src/workbench/store/publishing/publications.ts';
import { scheduleDraft, unscheduleDraft } from '../../src/workbench/store/publishing/schedules.ts';
import type { DraftRow } from '../../src/workbench/store/rows/draft-row.ts';
import { flipToFiles } from '../support/workbench/publishing-site.ts';
import { freshId } from '../support/workbench/team.ts';
import type { Name } from './in-flight-referee.ts';
import type { Step } from './in-flight-steps.ts';
import type { Watch } from './in-flight-watch.ts';
import { type Field, valueIn, type World } from './in-flight-world.ts';

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

/** Lets a person change the text of a draft: who changed it is an author from then on. */
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

const write = (
  watch: Watch,
  id: string,
  who: Name,
  found: Field,
  to: (now: string) => string,
): Promise<Outcome<unknown>> =>
  asAuthor(watch, id, who, async ({ source }) => {
    await watch.remember(source);
    const now = valueIn(watch.filesIn(source), found);
    return watch.team.edit(watch.team[who], id, [found.address, now, to(now)]);
  });

const otherThan = ({ values }: Field, now: string): string => values.find((value) => value !== now) ?? now;

const edit = (watch: Watch, id: string, who: Name, choice: Choice): Promise<Outcome<unknown>> => {
  const { found, to } = chosen(watch.world, choice);
  return write(watch, id, who, found, () => to);
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
  { who, take }: Pick<Extract<Step, { does: 'merge' }>, 'who' | 'take'>,
): Promise<Outcome<unknown>> => {
  const live = watch.live();
  const theirs = { live, files: watch.reader.files(live.source) ?? {} };
  const merged = (choices: readonly { readonly address: string; readonly take: 'mine' | 'theirs' }[]) => {
    const request = { onto: live.number, choices: [...choices] };
    return asAuthor(watch, id, who, () =>
      watch.team.does(watch.team[who], 'edit', (granted) => mergeDraft(granted, id, request, theirs)),
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
  const request = { source, wall: '2099-01-01T00:00', at };
  const outcome = await team.does(team[who], 'publish', (granted) =>
    scheduleDraft(granted, id, request, live()),
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
  const request = { publicationId: freshId(), source, baseNumber: now.number, instead };
  return team.does(team[who], 'publish', (granted) => askPublication(granted, id, request, now));
};

/** Takes back the newest revisions, or only one of them; also what others wrote, where they are asked. */
const restore = async (
  watch: Watch,
  id: string,
  who: Name,
  { back, isOne }: Pick<Extract<Step, { does: 'restore' }>, 'back' | 'isOne'>,
): Promise<Outcome<unknown>> => {
  const restored = (choices: SideChoices) =>
    asAuthor(watch, id, who, ({ rev }) => {
      const request = isOne ? { undo: Math.max(1, rev - back + 1) } : { to: Math.max(0, rev - back) };
      return watch.team.does(watch.team[who], 'edit', (granted) =>
        restoreDraft(granted, id, { ...request, choices }),
      );
    });
  const first = await restored([]);
  if (first.ok || first.refusal.code !== 'changed-meanwhile') return first;
  return restored(first.refusal.items.map(({ address }) => ({ address, take: 'mine' })));
};

const unschedule = ({ team }: Watch, id: string): Promise<Outcome<unknown>> =>
  team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, id));

/** What an operator does at a command line: it changes one value of what is live. */
export const publishByHand = ({ live, reader, dist, world }: Watch, choice: Choice): void => {
  const { found, to } = chosen(world, choice);
  const files = reader.files(live().source) ?? {};
  const text = files[found.file] ?? '';
  const was = JSON.stringify(valueIn(files, found));
  flipToFiles(dist, { ...files, [found.file]: text.replace(was, JSON.stringify(to)) });
};

/** Lets a reviewer approve a draft and then change it, so that what was approved comes back by another way. */
const meddle = async (
  watch: Watch,
  id: string,
  step: Extract<Step, { does: 'meddle' }>,
): Promise<Outcome<unknown>> => {
  await unschedule(watch, id);
  await submit(watch, id);
  await review(watch, id, step.who, 'approve');
  if (step.by === 'merge') {
    publishByHand(watch, step);
    return merge(watch, id, { who: step.who, take: 'mine' });
  }
  const { found } = chosen(watch.world, step);
  const edited = await write(watch, id, step.who, found, (now) => otherThan(found, now));
  return edited.ok ? restore(watch, id, step.back, { back: 1, isOne: step.isOne }) : edited;
};

/** Asks the server to publish a draft as a notice that can't wait. */
const publishUrgently = async (
  watch: Watch,
  id: string,
  { publisher: by, text }: Pick<Extract<Step, { does: 'urgent' }>, 'publisher' | 'text'>,
): Promise<Outcome<unknown>> => {
  const { team, judge, changeNow, live, noticeSite } = watch;
  const { base, source } = await changeNow(id);
  const request = { publicationId: freshId(), source, baseNumber: live().number, text };
  const mistakes = bodyMistakes('PublishEmergency', request, 'en');
  if (mistakes.length > 0) return refused({ code: 'not-valid', mistakes });
  const asked = await askNotice(noticeSite, team[by], id, request);
  if (asked.ok)
    judge.urgent.set(request.publicationId, { draft: id, by, text, base, source, state: 'asked' });
  return asked;
};

const urgent = async (
  watch: Watch,
  id: string,
  step: Extract<Step, { does: 'urgent' }>,
): Promise<Outcome<unknown>> => {
  const fields = watch.world.fields.filter(({ name }) => watch.world.urgent.includes(name));
  const { found, to } = chosen({ ...watch.world, fields }, step);
  await write(watch, id, step.who, found, (now) => (now === to ? otherThan(found, now) : to));
  if (step.isAsked) {
    await submit(watch, id);
    await review(watch, id, 'rita', 'changes');
  }
  return publishUrgently(watch, id, step);
};

/** A step of a draft. */
export type DraftStep = Extract<Step, { slot: number }>;

const reviewers: readonly Name[] = ['rolf', 'solo', 'rita'];

/** Takes a step of a draft that there is. */
export const takeDraftStep = async (watch: Watch, id: string, step: DraftStep): Promise<Outcome<unknown>> => {
  const { team } = watch;
  const edits = (work: Parameters<typeof team.does<'edit', unknown>>[2]) =>
    team.does(team.edda, 'edit', work);
  switch (step.does) {
    case 'begin':
      return done(undefined);
    case 'edit':
      return edit(watch, id, step.who, step);
    case 'prepare': {
      await edit(watch, id, step.who, step);
      await submit(watch, id);
      return review(watch, id, step.approver, 'approve');
    }
    case 'meddle':
      return meddle(watch, id, step);
    case 'copy': {
      await submit(watch, id);
      const { authors } = watch.judge.caseOf(id);
      return review(watch, id, reviewers.find((who) => authors.has(who)) ?? step.who, 'approve');
    }
    case 'urgent':
      return urgent(watch, id, step);
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
      return restore(watch, id, step.who, step);
    case 'publish':
      return publish(watch, id, step);
    case 'schedule':
      return schedule(watch, id, step);
    case 'unschedule':
      return unschedule(watch, id);
  }
};

/** Begins a draft, from another one or from what is live; undefined if that was refused. */
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

const beginning = new Set<Step['does']>(['begin', 'prepare', 'urgent', 'copy']);

/** The draft of a slot for a step, which may begin one. */
export const draftFor = async (
  watch: Watch,
  drafts: readonly (string | undefined)[],
  step: DraftStep,
): Promise<string | undefined> => {
  const old = drafts[step.slot];
  if (step.does === 'copy' && old !== undefined) {
    await unschedule(watch, old);
    await watch.team.does(watch.team.edda, 'edit', (granted) => discardDraft(granted, old));
  }
  const isUnderWay = old !== undefined && (await watch.rowOf(old)).closedAt === null;
  if (isUnderWay || !beginning.has(step.does)) return old;
  if (step.does === 'copy') return begin(watch, drafts[step.of]);
  return begin(watch, step.does === 'begin' ? drafts[step.copyOf] : undefined);
};
