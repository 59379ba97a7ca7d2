import { sql } from 'kysely';
import type { ChangeSettings, Settings } from '../../api/generated/api-shapes.ts';
import { canonicalJson } from '../audit.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { askAboutValues, isOverwritten } from '../rows/other-values.ts';
import { type Json, json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';

/** The largest number of approvals that a draft may need. */
export const mostApprovals = 9;

// Four eyes, and a small team where the approver may also publish.
const defaults: Settings = {
  approvals: 1,
  soleApproverMayPublish: true,
  emergencyNotices: false,
  oidcRoles: null,
};

/** Returns the settings of the workbench. */
export const readSettings = async ({ db }: Granted<'enter'>): Promise<Outcome<Settings>> => {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  const unchanged = Object.fromEntries(
    rows.filter(({ name }) => name in defaults).map(({ name, value }) => [name, value]),
  );
  return done({ ...defaults, ...(unchanged as Partial<Settings>) });
};

type Values = Readonly<Record<string, Json>>;

const valuesOf = (settings: Partial<Settings>): Values => settings as unknown as Values;

/**
 * Changes the given settings, which the caller has validated. Returns all settings. Refuses with
 * `operator-only` if a person turns approvals off.
 */
export const changeSettings = async (
  granted: Granted<'administer'>,
  wanted: Partial<Settings>,
): Promise<Outcome<Settings>> => {
  const before = await readSettings(granted);
  if (!before.ok) return before;
  if (wanted.approvals === 0 && before.value.approvals !== 0 && granted.person !== null)
    return refused({ code: 'operator-only' });
  const was = valuesOf(before.value);
  const changed = Object.entries(valuesOf(wanted)).filter(
    ([name, value]) => name in defaults && canonicalJson(was[name] ?? null) !== canonicalJson(value),
  );
  for (const [name, value] of changed) {
    const row = { value: json(value), changedBy: granted.person, at: sql<string>`clock_timestamp()` };
    await granted.db
      .insertInto('setting')
      .values({ name, ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
    granted.note('setting.change', name, { before: was[name] ?? null, after: value });
  }
  return readSettings(granted);
};

const lastChanges = async ({ db }: Granted<'administer'>) => {
  const rows = await db.selectFrom('setting').select(['name', 'changedBy as person', 'at']).execute();
  return new Map(rows.map(({ name, ...last }) => [name, last]));
};

/**
 * Changes the settings that differ from those that the user saw. Refuses with `operator-only`, and with
 * `other-value` if another user has changed one of them since.
 */
export const changeSeenSettings = async (
  granted: Granted<'administer'>,
  { settings, expected }: ChangeSettings,
): Promise<Outcome<Settings>> => {
  // One after the other: the second of two administrators sees what the first one wrote.
  await sql`lock table setting in share row exclusive mode`.execute(granted.db);
  const now = await readSettings(granted);
  if (!now.ok) return now;
  const [current, seen, wanted] = [now.value, expected, settings].map((one) =>
    valuesOf({ ...defaults, ...one }),
  ) as [Values, Values, Values];
  const values = Object.keys(defaults).map((name) => ({
    ...{ name, expected: seen[name] ?? null, current: current[name] ?? null, wanted: wanted[name] ?? null },
  }));
  const overwritten = values.filter(isOverwritten);
  if (overwritten.length > 0) {
    const last = await lastChanges(granted);
    return askAboutValues(
      granted.db,
      overwritten.map((value) => ({ value, last: last.get(value.name) })),
    );
  }
  const changed = values.filter((one) => canonicalJson(one.wanted) !== canonicalJson(one.expected));
  return changeSettings(granted, Object.fromEntries(changed.map(({ name, wanted: value }) => [name, value])));
};
