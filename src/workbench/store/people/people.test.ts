import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { somebody } from '../../../../tests/support/workbench/people.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { done, type Outcome } from '../outcome.ts';
import { namesOf } from '../rows/draft-row.ts';
import type { Right, Role } from '../rights.ts';
import { type Actor, type Granted, operate, transact } from '../transact.ts';
import { addFreeze, freezeAt, freezes, liftFreeze } from './freezes.ts';
import { allPersons, knowPerson, setDisabled } from './persons.ts';
import { changeRoles, nameAdministrator, rolesOf } from './roles.ts';
import { beginSession, endSession, forgetEnded, tokenHash, useSession } from './sessions.ts';
import { changeSettings, readSettings } from './settings.ts';
import { keepSignIn, takeSignIn } from './sign-ins.ts';

const identity = { issuer: 'https://id.example', subject: 'edda', name: 'Edda', email: 'edda@example.org' };
const refusal = (code: string) => ({ ok: false, refusal: { code } });

onBothStores((store) => {
  const may = <R extends Right, T>(
    actor: Actor,
    right: R,
    work: (granted: Granted<R>) => Promise<Outcome<T>>,
  ) => transact(store(), actor, right, work);
  const own = <T>(work: (granted: Granted<'operate'>) => Promise<Outcome<T>>) =>
    operate(store(), 'web', work);
  const signIn = async (roles?: readonly Role[]) => {
    const begun = await own((granted) => beginSession(granted, identity, roles));
    if (!begun.ok) throw new Error(begun.refusal.code);
    return begun.value;
  };

  beforeEach(() => sql`delete from role_of`.execute(store().db));

  test('a session is known by the hash of its token alone, and ends with its day, after eight idle hours, or with the account', async () => {
    const { token, person } = await signIn(['editor']);
    const { rows } = await sql<{ text: string }>`select session::text as text from session`.execute(
      store().db,
    );
    expect([
      token.length,
      rows.some(({ text }) => text.includes(token)),
      rows.some(({ text }) => text.includes(tokenHash(token))),
    ]).toEqual([43, false, true]);
    const used = await own((granted) => useSession(granted, token));
    expect(used).toMatchObject({
      ok: true,
      value: { roles: ['editor'], person: { id: person, name: 'Edda', subject: 'edda' } },
    });
    const hours = used.ok ? (Date.parse(used.value.endsAt) - Date.now()) / 3_600_000 : 0;
    expect(Math.round(hours)).toBe(24);

    await sql`update session set idle_until = clock_timestamp() - interval '1 second'`.execute(store().db);
    expect(await own((granted) => useSession(granted, token))).toMatchObject(refusal('signed-out'));
    await own(forgetEnded);
    expect(await store().db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await own((granted) => useSession(granted, `${token}x`))).toMatchObject(refusal('signed-out'));
  });

  test('a used session stays valid, but never past its day', async () => {
    const { token } = await signIn();
    await sql`update session set idle_until = clock_timestamp() + interval '1 hour', ends_at = clock_timestamp() + interval '2 hours'`.execute(
      store().db,
    );
    const used = await own((granted) => useSession(granted, token));
    expect(used.ok && used.value.idleUntil === used.value.endsAt).toBe(true);
  });

  test('signing out ends one session, or all of them', async () => {
    const first = await signIn();
    const second = await signIn();
    const third = await signIn();
    await own((granted) => endSession(granted, first.token));
    expect(await own((granted) => useSession(granted, first.token))).toMatchObject(refusal('signed-out'));
    expect(await own((granted) => useSession(granted, second.token))).toMatchObject({ ok: true });
    await own((granted) => endSession(granted, second.token, true));
    expect(await own((granted) => useSession(granted, third.token))).toMatchObject(refusal('signed-out'));
    expect(await own((granted) => endSession(granted, third.token))).toEqual({ ok: true, value: undefined });
  });

  test('a revoked role and a disabled account take effect at the next request', async () => {
    const ada = await somebody(store(), ['administrator']);
    const { token, person } = await signIn(['editor', 'reviewer']);
    await may(ada, 'administer', (granted) => changeRoles(granted, person, ['reviewer']));
    expect(await own((granted) => useSession(granted, token))).toMatchObject({
      ok: true,
      value: { roles: ['reviewer'] },
    });
    expect(await may(ada, 'administer', (granted) => setDisabled(granted, person, true))).toMatchObject({
      ok: true,
    });
    expect(await own((granted) => useSession(granted, token))).toMatchObject(refusal('signed-out'));
    expect(await own((granted) => knowPerson(granted, identity))).toMatchObject(refusal('not-allowed'));
    expect(await may(ada, 'administer', (granted) => setDisabled(granted, person, false))).toMatchObject({
      ok: true,
    });
    expect(await own((granted) => knowPerson(granted, { ...identity, name: 'Edda M' }))).toEqual({
      ok: true,
      value: person,
    });
    expect(await may(ada, 'administer', allPersons)).toMatchObject({
      value: expect.arrayContaining([
        expect.objectContaining({ name: 'Edda M', roles: ['reviewer'] }),
      ]) as unknown,
    });
  });

  test('accounts with the same name are shown with the beginning of their ids, everywhere but to themselves', async () => {
    const known = async (subject: string, name: string) => {
      const one = await own((granted) => knowPerson(granted, { ...identity, subject, name }));
      if (!one.ok) throw new Error(one.refusal.code);
      return one.value;
    };
    const shown = async () => {
      const all = await own((granted) => allPersons(granted));
      return new Map(all.ok ? all.value.map(({ id, name }) => [id, name]) : []);
    };
    const one = await known('one', 'Inés Ruiz');
    expect((await shown()).get(one)).toBe('Inés Ruiz');
    const other = await known('other', 'ines RUIZ');
    const third = await known('third', 'Inés Ruiz Gil');
    const names = await shown();
    expect([one, other, third].map((id) => names.get(id))).toEqual([
      ...[`Inés Ruiz (${one.slice(0, 8)})`, `ines RUIZ (${other.slice(0, 8)})`, 'Inés Ruiz Gil'],
    ]);
    const signed = await own(({ db }) => namesOf(db, [one]).then(done));
    expect(signed).toMatchObject({ ok: true, value: new Map([[one, { id: one, name: names.get(one) }]]) });
    await known('other', 'Inés Ruiz Sol');
    expect((await shown()).get(one)).toBe('Inés Ruiz');
  });

  test('no user can change their own roles, and the last administrator stays', async () => {
    const ada = await somebody(store(), ['administrator']);
    const bob = await somebody(store(), ['viewer']);
    const change = (actor: Actor, who: Actor, roles: readonly Role[]) =>
      may(actor, 'administer', (granted) => changeRoles(granted, who.person, roles));
    expect(await change(ada, ada, ['administrator', 'publisher'])).toMatchObject(refusal('own-role'));
    expect(await may(ada, 'administer', (granted) => setDisabled(granted, ada.person, true))).toMatchObject(
      refusal('own-role'),
    );
    expect(await change(bob, bob, ['publisher'])).toMatchObject(refusal('not-allowed'));
    expect(await change(ada, bob, ['viewer', 'administrator'])).toMatchObject({
      ok: true,
      value: [{ role: 'viewer' }, { role: 'administrator', grantedBy: { id: ada.person } }],
    });
    const [one, other] = await Promise.all([change(ada, bob, []), change(bob, ada, [])]);
    expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
    const left = [ada, bob].find((_, index) => [one, other][index]?.ok);
    const taken = await own((granted) => changeRoles(granted, left?.person ?? '', []));
    expect(taken).toMatchObject(refusal('last-administrator'));
    expect(await own((granted) => rolesOf(granted, '00000000-0000-4000-8000-000000000000'))).toMatchObject(
      refusal('unknown'),
    );
    expect(await own((granted) => rolesOf(granted, 'no uuid'))).toMatchObject(refusal('unknown'));
  });

  test('the operator names an administrator who has never signed in; at the first sign-in that is the same person', async () => {
    const named = await own((granted) => nameAdministrator(granted, 'https://id.example', 'root'));
    expect(await own((granted) => nameAdministrator(granted, 'https://id.example', 'root'))).toEqual(named);
    const known = await own((granted) => knowPerson(granted, { ...identity, subject: 'root', name: 'Root' }));
    expect(known).toEqual(named);
    expect(await own((granted) => rolesOf(granted, known.ok ? known.value : ''))).toMatchObject({
      value: [{ role: 'administrator', grantedBy: null }],
    });
  });

  test('a stored sign-in can be used once, within ten minutes', async () => {
    const stored = { verifier: 'v', nonce: 'n', returnTo: '/draft/1' };
    await own((granted) => keepSignIn(granted, 'state', stored));
    const [one, other] = await Promise.all([
      own((granted) => takeSignIn(granted, 'state')),
      own((granted) => takeSignIn(granted, 'state')),
    ]);
    expect([one, other]).toEqual(
      expect.arrayContaining([{ ok: true, value: stored }, refusal('sign-in-again')]),
    );
    await own((granted) => keepSignIn(granted, 'late', stored));
    await sql`update sign_in set expires_at = clock_timestamp() - interval '1 second'`.execute(store().db);
    expect(await own((granted) => takeSignIn(granted, 'late'))).toEqual(refusal('sign-in-again'));
  });

  test('one approval is required by default; a change is logged with the previous value', async () => {
    const ada = await somebody(store(), ['administrator']);
    expect(await may(ada, 'enter', readSettings)).toEqual({
      ok: true,
      value: { approvals: 1, soleApproverMayPublish: true, emergencyNotices: false, oidcRoles: null },
    });
    const changed = await may(ada, 'administer', (granted) =>
      changeSettings(granted, { approvals: 2, soleApproverMayPublish: true }),
    );
    expect(changed).toMatchObject({ ok: true, value: { approvals: 2, soleApproverMayPublish: true } });
    const rows = await store()
      .db.selectFrom('audit')
      .select(['subject', 'detail'])
      .where('what', '=', 'setting.change')
      .execute();
    expect(rows).toEqual([{ subject: 'approvals', detail: { before: 1, after: 2 } }]);
  });

  test('a freeze window holds from its beginning to its end, or until it is lifted', async () => {
    const paul = await somebody(store(), ['publisher'], 'Paul');
    const window = {
      from: '2030-12-20T08:00:00.000Z',
      until: '2031-01-02T08:00:00.000Z',
      reason: 'Year end',
    };
    const added = await may(paul, 'publish', (granted) => addFreeze(granted, window));
    expect(added).toMatchObject({ ok: true, value: { ...window, createdBy: { name: 'Paul' } } });
    const at = (moment?: string) =>
      may(paul, 'see', async (granted) => ({ ok: true, value: (await freezeAt(granted, moment))?.reason }));
    expect([
      await at('2030-12-20T08:00:00.000Z'),
      await at('2031-01-02T08:00:00.000Z'),
      await at(),
    ]).toMatchObject([{ value: 'Year end' }, { value: undefined }, { value: undefined }]);
    expect(
      await may(paul, 'publish', (granted) => addFreeze(granted, { ...window, until: window.from })),
    ).toMatchObject(refusal('not-valid'));
    const over = { from: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z', reason: 'over' };
    expect(await may(paul, 'publish', (granted) => addFreeze(granted, over))).toMatchObject(refusal('past'));
    const id = added.ok ? added.value.id : '';
    expect(await may(paul, 'publish', (granted) => liftFreeze(granted, id))).toMatchObject({ ok: true });
    expect(await may(paul, 'publish', (granted) => liftFreeze(granted, id))).toMatchObject(
      refusal('unknown'),
    );
    expect(await may(paul, 'enter', freezes)).toEqual({ ok: true, value: [] });
  });
});
