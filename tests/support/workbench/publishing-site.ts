import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type SourceFiles, sourceId } from '../../../src/config/files/source.ts';
import { BaseMoved } from '../../../src/release/chain/base.ts';
import { flipPointer, publishRelease } from '../../../src/release/chain/publish-release.ts';
import { storeSource } from '../../../src/release/chain/source-store.ts';
import { releasePaths } from '../../../src/release/pointer.ts';
import { chainReader } from '../../../src/workbench/server/publication/chain-reader.ts';
import type { PublishingSite } from '../../../src/workbench/server/publication/publish-next.ts';
import type {
  PublishAnswer,
  PublishRequest,
} from '../../../src/workbench/server/publication/publish-source.ts';
import { submitDraft } from '../../../src/workbench/store/drafts/move-draft.ts';
import { reviewDraft } from '../../../src/workbench/store/drafts/reviews.ts';
import { scheduleDraft } from '../../../src/workbench/store/publishing/schedules.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { compiledConfig } from '../config/frozen-config.ts';
import { smallConfig } from '../servers/built-with-releases.ts';
import { stubBuild } from '../servers/stub-build.ts';
import { smallSource } from './small-source.ts';
import { freshId, type Team, valueOf } from './team.ts';

/** A built folder where the small source is live, with a release of the shipped configuration. */
export const smallDist = async (): Promise<string> => {
  const dist = stubBuild();
  await publishRelease(dist, smallConfig(compiledConfig().config.brand.name, ['local']), {
    source: smallSource,
  });
  return dist;
};

/**
 * Puts a source into the chain under the release that is live: all of a publication but the making of its
 * release.
 */
export const flipTo = (
  dist: string,
  { id, kind, source, base, author, message }: PublishRequest,
): PublishAnswer => {
  const release = chainReader(dist).live()?.release ?? '';
  try {
    const entry = flipPointer(dist, {
      id,
      kind,
      base,
      author,
      message,
      release,
      source: storeSource(dist, source),
    });
    return { ok: true, number: entry.number, release };
  } catch (error) {
    if (error instanceof BaseMoved)
      return { ok: false, failure: { code: 'base-is-not-live', live: error.live.number } };
    throw error;
  }
};

/** Lets files be live as they are; answers the number of that publication. */
export const flipToFiles = (dist: string, files: SourceFiles): number => {
  const release = chainReader(dist).live()?.release ?? '';
  return flipPointer(dist, { kind: 'rollback', release, source: storeSource(dist, files) }).number;
};

/** Lets the small source be live again; answers the number of that publication. */
export const flipBack = (dist: string): number => flipToFiles(dist, smallSource);

/** Publishes as a user of the command line who knows the live release. */
export const flipByHand = (dist: string, text: string): number => {
  const source = {
    ...smallSource,
    'config/addresses/links.json': `${JSON.stringify({ links: { one: text } })}\n`,
  };
  const release = chainReader(dist).live()?.release ?? '';
  return flipPointer(dist, { kind: 'publish', author: 'Sol', release, source: storeSource(dist, source) })
    .number;
};

/** One of several servers on a store and a folder; it publishes by `flipTo` unless told otherwise. */
export const aServer = (store: Store, dist: string, more: Partial<PublishingSite> = {}): PublishingSite => ({
  ...{ store, dist, reader: chainReader(dist), server: `server ${freshId()}`, portBase: 4300 },
  onProblem: (error) => {
    throw error;
  },
  publisher: async (request, { mayHappen }) =>
    (await mayHappen()) ? flipTo(dist, request) : { ok: false, failure: { code: 'not-published' } },
  ...more,
});

/**
 * A draft that changes nothing, approved and due; it is based on what is live, before and after any other
 * such one.
 */
export const dueDraft = async (
  store: Store,
  team: Team,
  dist: string,
): Promise<{ readonly draft: string; readonly schedule: string }> => {
  const { id: draft } = await team.draft();
  const source = sourceId(smallSource);
  valueOf(await team.does(team.edda, 'edit', (granted) => submitDraft(granted, draft, { source })));
  valueOf(
    await team.does(team.rita, 'review', (granted) =>
      reviewDraft(granted, draft, { source, verdict: 'approve' }),
    ),
  );
  const live = chainReader(dist).live();
  if (!live) throw new Error('nothing is live');
  const input = { source, wall: '2099-01-01T02:00', at: '2099-01-01T10:00:00.000Z' };
  const schedule = valueOf(
    await team.does(team.paul, 'publish', (granted) => scheduleDraft(granted, draft, input, live)),
  );
  await sql`update schedule set at = clock_timestamp() - interval '1 second' where id = ${schedule.id}`.execute(
    store.db,
  );
  return { draft, schedule: schedule.id };
};

/** Lets a minute pass for what servers have seized, one of them or all. */
export const leaseOver = async (store: Store, server?: string): Promise<void> => {
  for (const table of ['schedule', 'publication'] as const)
    await sql`update ${sql.table(table)} set lease_until = clock_timestamp() - interval '1 second'
      where lease_until is not null and (${server ?? null}::text is null or lease_by = ${server ?? null})`.execute(
      store.db,
    );
};

/** Closes every draft of a store with its schedule and publication, by the ways that the database allows. */
export const closeDrafts = async ({ db }: Store): Promise<void> => {
  await sql`update schedule set state = 'cancelled' where state in ('waiting', 'firing')`.execute(db);
  await sql`update publication set state = 'failed', failure = '{}', settled_at = clock_timestamp(), lease_by = null, lease_until = null
    where state in ('asked', 'storing')`.execute(db);
  await sql`update draft set state = 'review' where state in ('scheduled', 'publishing')`.execute(db);
  await sql`update draft set state = 'discarded', closed_at = clock_timestamp() where closed_at is null`.execute(
    db,
  );
};

/** Forgets all publications but the number of the last: a long chain is slow to read. */
export const forgetChain = (dist: string): void => rmSync(releasePaths(dist).log, { recursive: true });
