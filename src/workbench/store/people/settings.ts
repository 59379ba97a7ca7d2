import { sql } from 'kysely';
import type { Settings } from '../../api/generated/api-shapes.ts';
import { canonicalJson } from '../audit.ts';
import { done, type Outcome, refused } from '../outcome.ts';
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
  const kept = Object.fromEntries(
    rows.filter(({ name }) => name in defaults).map(({ name, value }) => [name, value]),
  );
  return done({ ...defaults, ...(kept as Partial<Settings>) });
};

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
  const was = before.value as unknown as Readonly<Record<string, Json>>;
  const changed = Object.entries(wanted as Readonly<Record<string, Json>>).filter(
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
