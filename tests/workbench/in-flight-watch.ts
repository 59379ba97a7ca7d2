import { sql } from 'kysely';
import type { SourceFiles } from '../../src/config/files/source.ts';
import type { Publication } from '../../src/release/chain/publication.ts';
import { noticeEdited } from '../../src/authoring/draft/notice-edits.ts';
import { mergeOnto } from '../../src/workbench/server/draft-checks/carry-over.ts';
import type { Checker } from '../../src/workbench/server/draft-checks/checker.ts';
import { fireDue, lookAtChain } from '../../src/workbench/server/publication/fire-due.ts';
import { type PublishingSite, publishNext } from '../../src/workbench/server/publication/publish-next.ts';
import { rebaseNext, type RebasingSite } from '../../src/workbench/server/publication/rebase-drafts.ts';
import { changeListHash } from '../../src/workbench/store/calculations/history.ts';
import { readDraft } from '../../src/workbench/store/drafts/read-drafts.ts';
import type { DraftRow } from '../../src/workbench/store/rows/draft-row.ts';
import type { PublicationRow } from '../../src/workbench/store/rows/publication-rows.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { coldFiles } from '../support/workbench/cold-sources.ts';
import { aServer, flipToFiles } from '../support/workbench/publishing-site.ts';
import { newTeam, type Team, valueOf } from '../support/workbench/team.ts';
import { type ChangeOf, type Name, names, type Referee, referee } from './in-flight-referee.ts';
import { type Report, reportOf, type World } from './in-flight-world.ts';

/** Where walks take place: a store, a built folder, and what compiles. */
export interface Setup {
  readonly store: Store;
  readonly dist: string;
  readonly world: World;
  /** Without it, equal changes are compared as the world says, and no release is compiled. */
  readonly compiled?: { readonly checker: Checker; readonly publisher: PublishingSite['publisher'] };
}

/** How often what happened in walks: a proof that meets nothing proves nothing. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);

type WalkChecker = Pick<Checker, 'merge' | 'prove' | 'notice'>;

// In place of the thread that compiles: it reads from the texts what members get.
const readingChecker = (world: World): WalkChecker => ({
  merge: ({ base, source }, theirs) =>
    Promise.resolve(mergeOnto({ base: base.files, mine: source.files, theirs: theirs.files })),
  prove: (...changes) => {
    const lists = changes.map(({ base, source }) => changeListHash(base.files, source.files));
    if (lists[0] !== lists[1]) return Promise.resolve('other-changes');
    const effects = changes.map(({ base, source }) => reportOf(world, base.files, source.files).effect);
    return Promise.resolve(effects[0] === effects[1] ? 'same' : 'other-effect');
  },
  // Nobody else gets anything from the fields of the world's notice.
  notice: ({ base, source }) => {
    const edited = noticeEdited(base.files, source.files);
    return Promise.resolve(
      'why' in edited ? { notice: null, ...edited } : { ...edited, why: null, at: null },
    );
  },
});

/** A server on the ground of a walk, which can fail to store the next release. */
const openSite = ({ store, dist, world, compiled }: Setup) => {
  let isFailing = false;
  const server = aServer(store, dist, compiled && { publisher: compiled.publisher });
  const publisher: PublishingSite['publisher'] = (...asked) => {
    if (!isFailing) return server.publisher(...asked);
    isFailing = false;
    return Promise.resolve({ ok: false, failure: { code: 'not-stored' } });
  };
  const site: PublishingSite = { ...server, publisher };
  const checker: WalkChecker = compiled?.checker ?? readingChecker(world);
  const rebasing: RebasingSite = { store, reader: site.reader, checker, code: 'walk' };
  const live = () => {
    const found = site.reader.live();
    if (!found || found.source === null) throw new Error('nothing is live');
    return { ...found, source: found.source };
  };
  return {
    site,
    rebasing,
    noticeSite: { store, checker, publishing: { ...site.reader, live } },
    failNext: (): void => {
      isFailing = true;
    },
    live,
  };
};

/** The files of every source that a walk meets. */
const openSources = ({ store }: Setup, { reader }: PublishingSite) => {
  const known = new Map<string, SourceFiles>();
  const read = async (id: string): Promise<SourceFiles> => {
    const files = reader.files(id) ?? (await coldFiles(store, id));
    if (!files) throw new Error(`The store does not have the source ${id}.`);
    return files;
  };
  return {
    remember: async (...ids: readonly string[]): Promise<void> => {
      for (const id of ids) if (!known.has(id)) known.set(id, await read(id));
    },
    filesOf: (id: string): SourceFiles => known.get(id) ?? {},
  };
};

/** Why the chain or a disk stops a publication: nobody lost a right. */
const outside = new Set(['base-is-not-live', 'not-stored']);

/** Watches a store and a chain for a walk: what is asked for and what goes live is judged by the referee. */
export const openWatch = async (setup: Setup, tally: Tally) => {
  const { store, dist, world } = setup;
  flipToFiles(dist, world.files);
  const team: Team = await newTeam(store);
  const opened = openSite(setup);
  const { site, rebasing, live } = opened;
  const { remember, filesOf: filesIn } = openSources(setup, site);
  const reports = new Map<string, Report>();
  const judge: Referee = referee(({ base, source }) => {
    const key = `${base} ${source}`;
    const found = reports.get(key) ?? reportOf(world, filesIn(base), filesIn(source));
    reports.set(key, found);
    return found;
  });
  const faults: string[] = [];
  /** Publications that are asked for, and not over. */
  const open = new Set<string>();
  const first = live().number;
  let seen = first;

  const rowOf = (id: string): Promise<DraftRow> =>
    store.db.selectFrom('draft').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const changeNow = async (id: string): Promise<ChangeOf & Pick<DraftRow, 'state'>> => {
    const { baseSource: base, source, state } = await rowOf(id);
    await remember(base, source);
    return { base, source, state };
  };
  const nameOf = (person: string): Name => {
    const name = names.find((one) => team[one].person === person);
    if (!name) throw new Error('a stranger publishes');
    return name;
  };
  /** Why a publication may not go live now; undefined where it may. */
  const whyNot = (row: PublicationRow, change: ChangeOf): string | undefined => {
    const by = nameOf(row.requestedBy);
    if (row.reverts !== null) return judge.whyNotDecide(row.reverts, by);
    if (row.draftId === null) return judge.whyNotRollback(by);
    if (row.isEmergency) return judge.whyNotUrgent(row.id);
    const isExempt = row.scheduleId !== null && judge.caseOf(row.draftId).schedule?.isExempt === true;
    return judge.whyNot(row.draftId, change, { by, isExempt });
  };
  const judgeRevert = (reverted: string, { number }: Publication, change: ChangeOf): void => {
    count(tally, 'live by a revert');
    for (const at of judge.reverted(reverted, change))
      faults.push(`release ${number} reverts ${at}, which the emergency release did not change`);
  };
  const judgeUrgent = ({ id, number }: Publication): void => {
    count(tally, 'live in an emergency');
    const why = judge.urgentReleased(id);
    if (why !== undefined) faults.push(`release ${number} went live although ${why}`);
  };
  const judgeReleased = (draft: string, { number }: Publication, change: ChangeOf): void => {
    const isCarried = judge.caseOf(draft).opinions.every((one) => one.base !== change.base);
    count(tally, isCarried ? 'live by a carried approval' : 'live');
    for (const at of judge.released(change, judge.approvedChanges(draft, change)))
      faults.push(`release ${number} took back ${at}, and no approval says so`);
  };
  const publicationOf = (id: string): Promise<PublicationRow | undefined> =>
    store.db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst();
  const judgeEntry = async (entry: Publication): Promise<void> => {
    const { id, number, source = '' } = entry;
    const base = site.reader.sourceOf(number - 1) ?? '';
    await remember(base, source);
    const change = { base, source };
    const row = await publicationOf(id);
    if (!row) {
      judge.replaced(change);
      return;
    }
    const why = whyNot(row, change);
    if (why !== undefined) faults.push(`release ${number} went live although ${why}`);
    if (row.reverts !== null) judgeRevert(row.reverts, entry, change);
    else if (row.draftId === null) judge.replaced(change);
    else if (row.isEmergency) judgeUrgent(entry);
    else judgeReleased(row.draftId, entry, change);
  };
  // The referee knows the reason for each publication that is stopped at its entry.
  const judgeStopped = async (row: PublicationRow): Promise<void> => {
    const { code = '' } = row.failure as { readonly code?: string };
    if (outside.has(code)) return;
    count(tally, `stopped at the entry: ${code}`);
    const base = site.reader.sourceOf(row.baseNumber) ?? '';
    await remember(base, row.source);
    if (whyNot(row, { base, source: row.source }) === undefined)
      faults.push(`a publication was stopped by ${code}, and the referee knows no reason`);
  };
  const lookAtOpen = async (): Promise<void> => {
    const now = store.db.selectFrom('publication').select('id').where('state', 'in', ['asked', 'storing']);
    for (const { id } of await now.execute()) open.add(id);
    for (const id of open) {
      const row = await publicationOf(id);
      if (row?.state !== 'settled' && row?.state !== 'failed') continue;
      open.delete(id);
      if (row.state === 'failed') await judgeStopped(row);
    }
  };
  const look = async (): Promise<void> => {
    await lookAtOpen();
    for (const last = live().number; seen < last; seen += 1) {
      const entry = site.reader.entry(seen + 1);
      if (entry) await judgeEntry(entry);
    }
  };
  const looked = async (work: () => Promise<boolean>): Promise<boolean> => {
    const isDone = await work();
    await look();
    return isDone;
  };
  const work = {
    rebase: () => looked(() => rebaseNext(rebasing)),
    fire: () => looked(() => fireDue(site)),
    store: () => looked(() => publishNext(site)),
  };
  const rest = async (): Promise<void> => {
    const all = [await work.rebase(), await work.fire(), await work.store()];
    if (all.some(Boolean)) return rest();
    await lookAtChain(site, 0);
  };
  /**
   * The program calls a draft approved only if the referee does. At rest, when all changes are compared, it
   * says of every approval what the referee says.
   */
  const compare = async (draft: string, isAtRest: boolean): Promise<void> => {
    const change = await changeNow(draft);
    if (!['open', 'review', 'scheduled'].includes(change.state)) return;
    const reads = operate(store, 'web', (granted) => readDraft(granted, draft, live().source));
    const { approved, rebase, schedule } = valueOf(await reads);
    const isRight = judge.isApproved(draft, change);
    if (approved ? !isRight : isAtRest && isRight)
      faults.push(`a draft is ${approved ? 'approved' : 'not approved'}, and the referee says otherwise`);
    if (!isAtRest) return;
    if (rebase) count(tally, ['rebase', rebase.result, rebase.reason ?? ''].join(' ').trim());
    const failure = schedule?.failure as { readonly code?: string } | null | undefined;
    if (failure?.code !== undefined) count(tally, `schedule stopped: ${failure.code}`);
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const seconds = Math.ceil(milliseconds / 1000);
    const time = sql`make_interval(secs => ${sql.lit(seconds)})`;
    await sql`update schedule set at = at - ${time} where state = 'waiting'`.execute(store.db);
    await sql`update freeze_window set from_at = from_at - ${time}, until_at = until_at - ${time}
      where lifted_at is null`.execute(store.db);
    for (const freeze of judge.freezes) {
      freeze.from -= seconds * 1000;
      freeze.until -= seconds * 1000;
    }
  };
  const { failNext } = opened;
  return {
    store,
    dist,
    world,
    team,
    judge,
    faults,
    tally,
    noticeSite: opened.noticeSite,
    reader: site.reader,
    live,
    /** The number of the publication of the world's files. */
    first,
    remember,
    filesIn,
    rowOf,
    changeNow,
    look,
    work,
    rest,
    compare,
    pass,
    failNext,
  };
};

export type Watch = Awaited<ReturnType<typeof openWatch>>;
