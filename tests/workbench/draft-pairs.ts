import { compareEffects } from '../../src/analysis/diff/effects.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { compileSound } from '../../src/authoring/project/read-portal.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { compareChanges, mergeOnto } from '../../src/workbench/server/draft-checks/carry-over.ts';
import { publishNext } from '../../src/workbench/server/publication/publish-next.ts';
import { rebaseNext, type RebasingSite } from '../../src/workbench/server/publication/rebase-drafts.ts';
import { createDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { changeList } from '../../src/workbench/store/calculations/history.ts';
import { submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { readDraft } from '../../src/workbench/store/drafts/read-drafts.ts';
import { reviewDraft } from '../../src/workbench/store/drafts/reviews.ts';
import { filesOf } from '../../src/workbench/store/drafts/sources.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import { askPublication } from '../../src/workbench/store/publishing/publications.ts';
import { scheduleDraft } from '../../src/workbench/store/publishing/schedules.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { chance, roll } from '../support/chance.ts';
import { aServer, closeDrafts, flipToFiles, forgetChain } from '../support/workbench/publishing-site.ts';
import { freshId, type Team, valueOf } from '../support/workbench/team.ts';
import {
  anItem,
  base,
  type Edit,
  type Item,
  namesIn,
  onlyIn,
  screenOf,
  type Switched,
} from './pair-edits.ts';

/** Where pairs of drafts are made. */
export interface Setup {
  readonly store: Store;
  readonly dist: string;
  readonly team: Team;
}

type NamedChange = Parameters<RebasingSite['checker']['prove']>[0];

const mostKnown = 8;

/** The server's checker, without its thread. */
const localChecker = (): RebasingSite['checker'] => {
  const known = new Map<string, readonly ConfigDocument[]>();
  const documentsOf = ({ id, files }: NamedChange['base']): readonly ConfigDocument[] => {
    const documents = known.get(id) ?? sourceDocuments(files);
    known.delete(id);
    known.set(id, documents);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return documents;
  };
  const documents = ({ base: before, source }: NamedChange) => ({
    base: documentsOf(before),
    source: documentsOf(source),
  });
  return {
    merge: ({ base: before, source }, theirs) =>
      Promise.resolve(mergeOnto({ base: before.files, mine: source.files, theirs: theirs.files })),
    prove: (approved, now) => Promise.resolve(compareChanges(documents(approved), documents(now))),
  };
};

const checker = localChecker();

const approvedDraft = async ({ team }: Setup, number: number, edits: readonly Edit[]) => {
  const { edda, rita, does } = team;
  const begun = { number, files: base };
  const name = { name: `Draft ${freshId()}` };
  const { id } = valueOf(await does(edda, 'edit', (granted) => createDraft(granted, name, begun)));
  const { source } = valueOf(await team.edit(edda, id, ...edits));
  valueOf(await does(edda, 'edit', (granted) => submitDraft(granted, id, { source })));
  valueOf(await does(rita, 'review', (granted) => reviewDraft(granted, id, { source, verdict: 'approve' })));
  return { id, source };
};

/** A scheduled draft after another one of the same base was published: what it is now, and what it was. */
const afterRelease = async (setup: Setup, mine: readonly Edit[], theirs: readonly Edit[]) => {
  const { store, dist, team } = setup;
  const site = aServer(store, dist);
  const { reader } = site;
  flipToFiles(dist, base);
  const live = reader.live();
  if (!live) throw new Error('nothing is live');
  const one = await approvedDraft(setup, live.number, mine);
  const request = { source: one.source, wall: '2099-01-01T00:00', at: '2099-01-01T08:00:00.000Z' };
  valueOf(await team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, one.id, request, live)));
  const other = await approvedDraft(setup, live.number, theirs);
  const asked = { publicationId: freshId(), source: other.source, baseNumber: live.number };
  valueOf(await team.does(team.paul, 'publish', (granted) => askPublication(granted, other.id, asked, live)));
  await publishNext(site);
  while (await rebaseNext({ store, reader, checker, code: 'pairs' }));
  const released = reader.live()?.source ?? '';
  const draft = valueOf(await operate(store, 'web', (granted) => readDraft(granted, one.id, released)));
  const filesIn = async (id: string): Promise<SourceFiles> =>
    valueOf(await operate(store, 'web', async ({ db }) => done(await filesOf(db, id))));
  const files = {
    approved: await filesIn(one.source),
    live: await filesIn(released),
    now: await filesIn(draft.source),
  };
  await closeDrafts(store);
  return { draft, files };
};

const pairsOnAChain = 25;

/** After this number of pairs, a long proof tells how far it is. */
const portion = 100;

const inTurn = async (
  setup: Setup,
  pairs: number,
  faultsOf: (random: () => number, at: number) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (let at = 0; at < pairs; at += 1) {
    if (at % pairsOnAChain === pairsOnAChain - 1) forgetChain(setup.dist);
    for (const fault of await faultsOf(chance(at + 1), at)) faults.push(`pair ${at + 1}: ${fault}`);
    if ((at + 1) % portion === 0) process.stdout.write([`${at + 1} pairs`, ...faults, ''].join('\n'));
  }
  return faults;
};

const anEdit = ({ title, when }: Item, random: () => number): Edit => (roll(random, 2) === 0 ? title : when);

const elsewhere = (one: Item, random: () => number): Item => {
  const { item } = anItem(random);
  return screenOf(item) === screenOf(one) ? elsewhere(one, random) : item;
};

/** What is wrong with pairs of drafts that change items of different screens: nothing, if each stays approved. */
export const independentFaults = (setup: Setup, pairs: number): Promise<readonly string[]> =>
  inTurn(setup, pairs, async (random) => {
    const { item } = anItem(random);
    const mine = anEdit(item, random);
    const theirs = anEdit(elsewhere(item, random), random);
    const { draft } = await afterRelease(setup, [mine], [theirs]);
    const isWell =
      draft.approved && draft.state === 'scheduled' && draft.schedule?.state === 'waiting' && !draft.outdated;
    return isWell ? [] : [`${mine[0]} after ${theirs[0]}: ${JSON.stringify([draft.state, draft.rebase])}`];
  });

interface Lapsed {
  readonly draft: Awaited<ReturnType<typeof afterRelease>>['draft'];
  readonly files: { readonly approved: SourceFiles; readonly live: SourceFiles; readonly now: SourceFiles };
  readonly of: Switched;
}

const failureOf = ({ schedule }: Lapsed['draft']) =>
  schedule?.failure as { readonly code?: string; readonly reason?: string; readonly items?: unknown } | null;

// Exactly the members that the condition affects get something else, and only of this title.
const effectFaults = ({ draft, files, of: { item, switched } }: Lapsed): readonly string[] => {
  const compiled = (one: SourceFiles) => compileSound(sourceDocuments(one));
  const { differences, world } = compareEffects(
    { before: compiled(base), after: compiled(files.approved) },
    { before: compiled(files.live), after: compiled(files.now) },
  );
  const reported = new Set(differences.map((one) => `${one.item} ${one.what}`));
  const members = namesIn((facts) =>
    differences.some(({ onlyFirst, onlySecond }) =>
      [onlyFirst, onlySecond].some((some) => holdsFor(world.diagrams, some, stateOf(world.space, facts))),
    ),
  );
  return [
    ...(failureOf(draft)?.reason === 'other-effect' ? [] : [`reason ${JSON.stringify(failureOf(draft))}`]),
    ...([...reported].join() === `${item.id} en title`
      ? []
      : [`the difference names ${[...reported].join(', ')}`]),
    ...(onlyIn(members, switched).size + onlyIn(switched, members).size === 0
      ? []
      : [`the difference is for ${[...members].join()}, not ${[...switched].join()}`]),
  ];
};

const conflictFaults = ({ draft, of: { item } }: Lapsed): readonly string[] => {
  const failure = failureOf(draft);
  return failure?.code === 'conflicts' && JSON.stringify(failure.items) === JSON.stringify([item.title[0]])
    ? []
    : [`conflict ${JSON.stringify(failure)}`];
};

// The release made the change itself: nothing of it is left.
const listFaults = ({ draft, files, of: { item } }: Lapsed): readonly string[] => {
  const [was, is] = [changeList(base, files.approved), changeList(files.live, files.now)];
  return [
    ...(failureOf(draft)?.reason === 'other-changes' ? [] : [`reason ${JSON.stringify(failureOf(draft))}`]),
    ...(is.length === 0 && was.some(({ address }) => address === item.title[0])
      ? []
      : [`the list still names ${is.map(({ address }) => address).join(', ')}`]),
  ];
};

const dependentKinds = [
  { mine: 'title', theirs: 'when', faultsOf: effectFaults },
  { mine: 'when', theirs: 'title', faultsOf: effectFaults },
  { mine: 'title', theirs: 'title', faultsOf: listFaults },
  { mine: 'title', theirs: 'other', faultsOf: conflictFaults },
] as const;

/**
 * What is wrong with pairs of drafts that change one item: nothing, if the scheduled one stops and lapses, and
 * the comparison names exactly what is different.
 */
export const dependentFaults = (setup: Setup, pairs: number): Promise<readonly string[]> =>
  inTurn(setup, pairs, async (random, at) => {
    const kind = dependentKinds[at % dependentKinds.length];
    if (!kind) return [];
    const of = anItem(random);
    const [address, before] = of.item.title;
    const edits = { ...of.item, other: [address, before, 'Something else'] as const };
    const { draft, files } = await afterRelease(setup, [edits[kind.mine]], [edits[kind.theirs]]);
    const isStopped = draft.schedule?.state === 'failed' && draft.state === 'review';
    return [
      ...(isStopped && !(draft.approved && !draft.outdated)
        ? []
        : ['the approval counts, or the schedule waits']),
      ...kind.faultsOf({ draft, files, of }),
    ].map((fault) => `${kind.mine} of ${of.item.id} after ${kind.theirs}: ${fault}`);
  });
