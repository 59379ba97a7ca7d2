import { lastDay } from '../../../config/calendar.ts';
import { waitingWork } from '../../store/draft-list/waiting-work.ts';
import { freezes, liftFreeze } from '../../store/people/freezes.ts';
import { allPersons, setDisabled } from '../../store/people/persons.ts';
import { changeRoles, rolesOf } from '../../store/people/roles.ts';
import { addFreezeOver } from '../../store/publishing/freeze-schedules.ts';
import { changeSeenSettings, readSettings } from '../../store/people/settings.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';
import type { Granted } from '../../store/transact.ts';
import type { Freezes, PersonRow } from '../../api/generated/api-shapes.ts';
import { inStore, type Route } from '../requests/route.ts';

const as = <T, U>(outcome: Outcome<T>, form: (value: T) => U): Outcome<U> =>
  outcome.ok ? done(form(outcome.value)) : outcome;

const shutOut = async (
  granted: Granted<'administer'>,
  id: string,
  disabled: boolean,
): Promise<Outcome<PersonRow>> => {
  const changed = await setDisabled(granted, id, disabled);
  if (!changed.ok) return changed;
  const people = await allPersons(granted);
  const person = people.ok ? people.value.find((one) => one.id === id) : undefined;
  return person ? done(person) : refused({ code: 'unknown' });
};

const freezesLeft = async (granted: Granted<'enter'>): Promise<Outcome<Freezes>> =>
  as(await freezes(granted), (all) => ({ freezes: all }));

export const peopleRoutes: readonly Route[] = [
  inStore('GET /api/people', async (granted) => as(await allPersons(granted), (people) => ({ people }))),
  inStore('GET /api/people/:id/waiting', (granted, { param }) => waitingWork(granted, param('id'))),
  inStore('GET /api/people/:id/roles', async (granted, { param }) =>
    as(await rolesOf(granted, param('id')), (roles) => ({ roles })),
  ),
  inStore('PUT /api/people/:id/roles', async (granted, { param, body }) =>
    as(await changeRoles(granted, param('id'), body.roles, body.expected), (roles) => ({ roles })),
  ),
  inStore('POST /api/people/:id/disable', (granted, { param }) => shutOut(granted, param('id'), true)),
  inStore('POST /api/people/:id/enable', (granted, { param }) => shutOut(granted, param('id'), false)),
];

export const settingRoutes: readonly Route[] = [
  inStore('GET /api/settings', (granted) => readSettings(granted)),
  inStore('PUT /api/settings', (granted, { body }) => changeSeenSettings(granted, body)),
  inStore('GET /api/freezes', (granted) => freezesLeft(granted)),
  inStore('POST /api/freezes', async (granted, { body }) =>
    body.until.slice(0, lastDay.length) > lastDay
      ? refused({ code: 'too-far' })
      : addFreezeOver(granted, body),
  ),
  inStore('DELETE /api/freezes/:id', async (granted, { param }) => {
    const lifted = await liftFreeze(granted, param('id'));
    return lifted.ok ? freezesLeft(granted) : lifted;
  }),
];
