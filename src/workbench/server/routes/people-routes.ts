import { addFreeze, freezes, liftFreeze } from '../../store/people/freezes.ts';
import { everybody, setDisabled } from '../../store/people/persons.ts';
import { changeRoles, rolesOf } from '../../store/people/roles.ts';
import { changeSettings, readSettings } from '../../store/people/settings.ts';
import { done, type Outcome, refused } from '../../store/refusals.ts';
import type { Granted } from '../../store/transact.ts';
import type { Freezes, PersonRow } from '../../api/generated/api-shapes.ts';
import { inStore, type Route } from '../requests/route.ts';

/** An answer in the form that the API gives it. */
const as = <T, U>(outcome: Outcome<T>, form: (value: T) => U): Outcome<U> => (outcome.ok ? done(form(outcome.value)) : outcome);

const shutOut = async (granted: Granted<'administer'>, id: string, disabled: boolean): Promise<Outcome<PersonRow>> => {
  const changed = await setDisabled(granted, id, disabled);
  if (!changed.ok) return changed;
  const people = await everybody(granted);
  const person = people.ok ? people.value.find((one) => one.id === id) : undefined;
  return person ? done(person) : refused({ code: 'unknown' });
};

const freezesLeft = async (granted: Granted<'enter'>): Promise<Outcome<Freezes>> => as(await freezes(granted), (all) => ({ freezes: all }));

/** People with their roles. */
export const peopleRoutes: readonly Route[] = [
  inStore('People')('GET /api/people', { right: 'administer' }, async (granted) => as(await everybody(granted), (people) => ({ people }))),
  inStore('PersonRoles')('GET /api/people/:id/roles', { right: 'administer' }, async (granted, { param }) =>
    as(await rolesOf(granted, param('id')), (roles) => ({ roles })),
  ),
  inStore('PersonRoles')('PUT /api/people/:id/roles', { right: 'administer', body: 'ChangeRoles' }, async (granted, { param, body }) =>
    as(await changeRoles(granted, param('id'), body.roles), (roles) => ({ roles })),
  ),
  inStore('PersonRow')('POST /api/people/:id/disable', { right: 'administer' }, (granted, { param }) =>
    shutOut(granted, param('id'), true),
  ),
  inStore('PersonRow')('POST /api/people/:id/enable', { right: 'administer' }, (granted, { param }) =>
    shutOut(granted, param('id'), false),
  ),
];

/** Settings, and windows in which nothing is published. */
export const settingRoutes: readonly Route[] = [
  inStore('Settings')('GET /api/settings', { right: 'enter' }, (granted) => readSettings(granted)),
  inStore('Settings')('PUT /api/settings', { right: 'administer', body: 'Settings' }, (granted, { body }) => changeSettings(granted, body)),
  inStore('Freezes')('GET /api/freezes', { right: 'enter' }, (granted) => freezesLeft(granted)),
  inStore('Freeze', 201)('POST /api/freezes', { right: 'publish', body: 'NewFreeze' }, (granted, { body }) => addFreeze(granted, body)),
  inStore('Freezes')('DELETE /api/freezes/:id', { right: 'publish' }, async (granted, { param }) => {
    const lifted = await liftFreeze(granted, param('id'));
    return lifted.ok ? freezesLeft(granted) : lifted;
  }),
];
