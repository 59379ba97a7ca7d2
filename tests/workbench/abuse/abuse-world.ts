import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { DraftEdit } from '../../../src/authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../src/authoring/draft/find-edits.ts';
import { type SourceFiles, sourceId } from '../../../src/config/files/source.ts';
import { sourceDocuments } from '../../../src/config/files/parse-document.ts';
import { publishRelease } from '../../../src/release/chain/publish-release.ts';
import type { ChangeValues } from '../../../src/workbench/api/generated/api-shapes.ts';
import { sourceHashes } from '../../../src/workbench/server/draft-checks/source-report.ts';
import { createDraft } from '../../../src/workbench/store/drafts/create-draft.ts';
import { editDraft } from '../../../src/workbench/store/drafts/edit-draft.ts';
import { editFile } from '../../../src/workbench/store/drafts/edit-file.ts';
import { submitDraft } from '../../../src/workbench/store/drafts/move-draft.ts';
import { reviewDraft } from '../../../src/workbench/store/drafts/reviews.ts';
import { openThread } from '../../../src/workbench/store/drafts/threads.ts';
import { openStore } from '../../../src/workbench/store/open/open-store.ts';
import { replaceRoles } from '../../../src/workbench/store/people/roles.ts';
import { beginSession } from '../../../src/workbench/store/people/sessions.ts';
import { roles as allRoles } from '../../../src/workbench/store/rights.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { operate, transact } from '../../../src/workbench/store/transact.ts';
import { smallConfig } from '../../support/servers/built-with-releases.ts';
import { freePortBase } from '../../support/servers/free-port-base.ts';
import { stubBuild } from '../../support/servers/stub-build.ts';
import { embeddedFolder } from '../../support/workbench/embedded-folder.ts';
import { manyActions, manyDrafts } from '../../support/workbench/many-rows.ts';
import { startServer } from '../../support/workbench/start-server.ts';
import { valueOf } from '../../support/workbench/team.ts';
import { live, liveNumber, longFile, longestPlace, mostEdits, rewordedFile, text } from './large-texts.ts';

/** A person with every role; a limit of requests counts for each session, so there are many. */
interface Person {
  readonly id: string;
  readonly tokens: readonly string[];
}

const sessions = 150;

const person = async (store: Store, name: string): Promise<Person> => {
  const identity = { issuer: 'i', subject: name, name, email: null };
  const tokens: string[] = [];
  let id = '';
  for (let at = 0; at < sessions; at += 1) {
    const begun = valueOf(
      await operate(store, 'web', async (granted) => {
        const session = await beginSession(granted, identity);
        if (session.ok && at === 0) await replaceRoles(granted, session.value.person, allRoles);
        return session;
      }),
    );
    tokens.push(begun.token);
    id = begun.person;
  }
  return { id, tokens };
};

/** The release before the live one has another wording of the longest file. */
const first = rewordedFile(live, longestPlace, 'before');

/** Releases of half a year, so that evidence has many to compare. */
const releases = Array.from({ length: liveNumber }, (_, at) => ({
  source:
    at === liveNumber - 1
      ? live
      : at === liveNumber - 2
        ? first
        : rewordedFile(first, 'locales/en/home.json', `release ${at}`),
  time: new Date(Date.UTC(2026, 0, 1 + at * 3)).toISOString(),
}));

const writing = (store: Store, writer: string) => {
  const actor = { person: writer, through: 'web' } as const;
  const drafted = async (name: string, number: number, files: SourceFiles): Promise<string> =>
    valueOf(
      await transact(store, actor, 'edit', (granted) => createDraft(granted, { name }, { number, files })),
    ).id;
  const edited = async (draft: string, edits: readonly DraftEdit[]): Promise<void> => {
    const change = { clientId: randomUUID(), edits } as ChangeValues;
    valueOf(await transact(store, actor, 'edit', (granted) => editDraft(granted, draft, change)));
  };
  return { actor, drafted, edited };
};

/** Drafts as large as people can make them, in a store of 1,000 drafts and 20,000 rows of the log. */
const filled = async (store: Store, writer: string) => {
  const { actor, drafted, edited } = writing(store, writer);
  await manyDrafts(store, 1_000);
  await manyActions(store, 20_000);
  const often = await drafted('Edited in ten large requests', liveNumber, live);
  let files = live;
  for (let turn = 0; turn < 10; turn += 1) {
    const after = rewordedFile(live, longestPlace, `turn ${turn}`);
    await edited(often, editsBetween(files, after).slice(0, 2_000));
    files = after;
  }
  const typed = await drafted('Edited in 300 small requests', liveNumber, live);
  const [word] = mostEdits(live, 'x');
  for (let turn = 0; turn < 300; turn += 1)
    await edited(typed, [
      {
        address: word?.address ?? '',
        expected: turn === 0 ? word?.expected : `Typed ${turn - 1}`,
        value: `Typed ${turn}`,
      },
    ]);
  const wide = await drafted('With the longest file', liveNumber, live);
  const place = 'locales/en/made.json';
  const written = { clientId: randomUUID(), place, expectedHash: null, text: longFile('once') };
  valueOf(await transact(store, actor, 'edit', (granted) => editFile(granted, wide, written)));
  const behind = await drafted('Behind the live release', liveNumber - 1, first);
  await edited(behind, mostEdits(first, 'mine'));
  const late = await drafted('Behind the live release, too', liveNumber - 1, first);
  await edited(late, mostEdits(first, 'late'));
  // Another file than that of the emergency release, whose revert would conflict.
  const reviewed = await drafted('In review', liveNumber, live);
  await edited(reviewed, mostEdits(live, 'reviewed', longestPlace.replace('/en/', '/es/')));
  const disputed = await drafted('With a request for changes', liveNumber, live);
  await edited(disputed, mostEdits(live, 'disputed'));
  const spoken = await drafted('With many comments', liveNumber, live);
  for (let turn = 0; turn < 300; turn += 1)
    valueOf(
      await transact(store, actor, 'remark', (granted) =>
        openThread(granted, spoken, { address: word?.address ?? null, text: text(4_000) }),
      ),
    );
  return { often, typed, wide, behind, late, reviewed, disputed, spoken, place };
};

/**
 * Releases as if a publisher had made them without an approval, with more edits than a notice has: from the release
 * before to the live one.
 */
const inEmergency = async (store: Store, writer: string): Promise<readonly string[]> => {
  const { drafted, edited } = writing(store, writer);
  const ids = [randomUUID(), randomUUID()];
  for (const [at, id] of ids.entries()) {
    const draft = await drafted(`Published in an emergency ${at}`, liveNumber - 1, first);
    const edits = editsBetween(first, live);
    for (let from = 0; from < edits.length; from += 2_000)
      await edited(draft, edits.slice(from, from + 2_000));
    const closed = { state: 'published', closedAt: new Date().toISOString() } as const;
    await store.db.updateTable('draft').set(closed).where('id', '=', draft).execute();
    const ended = { state: 'settled', settledAt: new Date().toISOString(), isEmergency: true } as const;
    await store.db
      .insertInto('publication')
      .values({
        ...{ id, draftId: draft, kind: 'publish', source: sourceId(live), baseNumber: liveNumber - 1 },
        ...{ requestedBy: writer, number: liveNumber - at, release: 'a'.repeat(16), ...ended },
      })
      .execute();
  }
  return ids;
};

/** A schedule of a draft that stopped. */
const stoppedSchedule = async (store: Store, writer: string, draftId: string): Promise<string> => {
  const { id } = await store.db
    .insertInto('schedule')
    .values({
      ...{ draftId, source: sourceId(live), baseNumber: liveNumber, createdBy: writer, state: 'failed' },
      ...{ at: '2026-11-01T17:00:00.000Z', wall: '2026-11-01T09:00', zone: 'America/Los_Angeles' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const inReview = async (
  store: Store,
  author: string,
  reviewer: string,
  draft: string,
  verdict: 'approve' | 'changes' = 'approve',
) => {
  const by = (who: string) => ({ person: who, through: 'web' }) as const;
  const { source } = await store.db
    .selectFrom('draft')
    .select('source')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  valueOf(await transact(store, by(author), 'draft', (granted) => submitDraft(granted, draft, { source })));
  const review = { source, verdict, text: text(4_000) } as const;
  return valueOf(
    await transact(store, by(reviewer), 'review', (granted) => reviewDraft(granted, draft, review)),
  );
};

/** As many cells of the live table as one request may sign off. */
const mostCells = () => {
  const { columns, hashes } = sourceHashes(sourceDocuments(live));
  const all = Object.entries(hashes).flatMap(([item, own]) =>
    columns.map((column, at) => ({ item, column, cellHash: own[at] ?? '' })),
  );
  return all.slice(0, 5_000);
};

/** A server that is as full as people can make it, with its request thread under watch. */
export const abuseWorld = async () => {
  const dist = stubBuild();
  const config = smallConfig('Brisamar Health Plan', ['local']);
  for (const release of releases) await publishRelease(dist, config, release);
  const place = { folder: await embeddedFolder() };
  const store = await openStore(place);
  if (!('db' in store)) throw new Error(store.message);
  const everyone = await person(store, 'Everyone');
  const other = await person(store, 'Other');
  const third = await person(store, 'Third');
  const drafts = await filled(store, everyone.id);
  const review = await inReview(store, everyone.id, other.id, drafts.reviewed);
  const dispute = await inReview(store, everyone.id, other.id, drafts.disputed, 'changes');
  const emergencies = await inEmergency(store, everyone.id);
  const stopped = await stoppedSchedule(store, everyone.id, drafts.typed);
  const { source: lateSource } = await store.db
    .selectFrom('draft')
    .select('source')
    .where('id', '=', drafts.late)
    .executeTakeFirstOrThrow();
  await store.close();
  const port = await freePortBase();
  const options = { dist, place, port, issuer: 'http://127.0.0.1:1', clientId: 'workbench', cookieKeys: [] };
  const child = await startServer(options, 'serve-watched');
  const server = `http://127.0.0.1:${port}`;
  /**
   * The longest turn of the request thread since this was asked last, in milliseconds of processor time. Answers once
   * the server is quiet.
   */
  const longestTurn = async (): Promise<number> => {
    const answer = once(child, 'message') as Promise<[number]>;
    child.send('longest');
    return (await answer)[0];
  };
  const health: number[] = [];
  const askHealth = async (): Promise<void> => {
    const begun = performance.now();
    await (await fetch(`${server}/healthz`)).arrayBuffer();
    health.push(performance.now() - begun);
  };
  let asked = Promise.resolve();
  const timer = setInterval(() => {
    asked = askHealth();
  }, 50);
  return {
    ...{ server, everyone, other, third, drafts, review, dispute, emergencies, stopped, lateSource },
    ...{ health, longestTurn, cells: mostCells() },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await asked;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

export type AbuseWorld = Awaited<ReturnType<typeof abuseWorld>>;
