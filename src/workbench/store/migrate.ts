import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { people } from './migrations/0001-people.ts';
import { drafts } from './migrations/0002-drafts.ts';
import { publications } from './migrations/0003-publications.ts';
import { redaction } from './migrations/0004-redaction.ts';
import { remarkRedaction } from './migrations/0005-remark-redaction.ts';
import { withdrawnSignOffs } from './migrations/0006-withdrawn-sign-offs.ts';
import { reviewedChanges } from './migrations/0007-reviewed-changes.ts';
import { standingRequests } from './migrations/0008-standing-requests.ts';
import { rebases } from './migrations/0009-rebases.ts';
import { exemptSchedules } from './migrations/0010-exempt-schedules.ts';
import { emergencyReleases } from './migrations/0011-emergency-releases.ts';
import { scheduleOrder } from './migrations/0012-schedule-order.ts';
import { dismissedStops } from './migrations/0013-dismissed-stops.ts';
import { takenBack } from './migrations/0014-taken-back.ts';
import { lists } from './migrations/0015-lists.ts';
import { chainMarks } from './migrations/0016-chain-marks.ts';
import { personNames } from './migrations/0017-person-names.ts';
import { operatorSettings } from './migrations/0018-operator-settings.ts';
import { auditAtCommit } from './migrations/0019-audit-at-commit.ts';
import { keptChanges } from './migrations/0020-kept-changes.ts';
import { joinedChanges } from './migrations/0021-joined-changes.ts';
import type { Tables } from './tables/tables.ts';

// A released step never changes; removals come one release later, since two releases may run at once.
const steps: Readonly<Record<string, string>> = {
  '0001-people': people,
  '0002-drafts': drafts,
  '0003-publications': publications,
  '0004-redaction': redaction,
  '0005-remark-redaction': remarkRedaction,
  '0006-withdrawn-sign-offs': withdrawnSignOffs,
  '0007-reviewed-changes': reviewedChanges,
  '0008-standing-requests': standingRequests,
  '0009-rebases': rebases,
  '0010-exempt-schedules': exemptSchedules,
  '0011-emergency-releases': emergencyReleases,
  '0012-schedule-order': scheduleOrder,
  '0013-dismissed-stops': dismissedStops,
  '0014-taken-back': takenBack,
  '0015-lists': lists,
  '0016-chain-marks': chainMarks,
  '0017-person-names': personNames,
  '0018-operator-settings': operatorSettings,
  '0019-audit-at-commit': auditAtCommit,
  '0020-kept-changes': keptChanges,
  '0021-joined-changes': joinedChanges,
};

export const migrationSteps = Object.keys(steps);

const migration = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});

// Steps of a newer release are left alone.
const newerSteps = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.flatMap(({ name }) => (name in steps ? [] : [name]));
};

// One transaction, under a lock that several servers share. A failure undoes every step.
export const migrate = async (
  db: Kysely<Tables>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const newer = await newerSteps(db);
  const known = Object.entries({ ...steps, ...more }).map(([name, text]) => [name, migration(text)] as const);
  const all = Object.fromEntries([...known, ...newer.map((name) => [name, migration('select 1')] as const)]);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
  }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
};
