import { expect, vi } from 'vitest';
import { createActor, type EventFromLogic, fromPromise } from 'xstate';
import type {
  AuthInput,
  ContextReading,
  ExchangeResult,
  SignInCallback,
} from '../../../src/machines/auth-types.ts';
import { authMachine } from '../../../src/machines/auth.machine.ts';

export const sampleIssuer = 'http://localhost:4302/fhir';
export const sampleToken = { accessToken: 'a.b.c', contextString: 'ana' };
export const sampleMembers = [
  {
    eid: 'E1',
    firstName: 'Ana',
    lastName: 'Lane',
    name: 'Ana Lane',
    access: 'UserLoggedIn',
    isProxySubject: false,
  },
] as const;

/** Reads any text as the context of one member, except a garbled one. */
export const readAuthContext = (text: string): ContextReading =>
  text === 'garbled'
    ? { ok: false }
    : { ok: true, text: `data of ${text}`, eid: 'E1', members: sampleMembers };

interface World {
  readonly input?: Partial<AuthInput>;
  readonly exchange?: ExchangeResult | Error;
  readonly mayAttempt?: boolean | Error;
  readonly authorize?: Error;
  /** True: another member signed in since this tab's sign-in began. */
  readonly isOvertaken?: boolean;
  /** True: the tab was open for another member when it left. */
  readonly isStranger?: boolean;
  /** True: another tab ended or began a session since this one could not tell the legacy site. */
  readonly isSettledElsewhere?: boolean;
}

const settle = <Value>(value: Value | Error): Promise<Value> =>
  value instanceof Error ? Promise.reject(value) : Promise.resolve(value);

type Note = (name: string) => (args: unknown, params?: unknown) => void;

const notedActions = (note: Note) => ({
  storeToken: note('storeToken'),
  forgetToken: () => note('forgetToken')(undefined),
  forgetAttempts: () => note('forgetAttempts')(undefined),
  forgetMember: () => note('forgetMember')(undefined),
  wipe: note('wipe'),
  rememberSignedOut: note('rememberSignedOut'),
  rememberOwedLogOut: note('rememberOwedLogOut'),
  postSignedOut: note('postSignedOut'),
  leaveForSignIn: () => note('leaveForSignIn')(undefined),
  leaveForLogout: () => note('leaveForLogout')(undefined),
  leaveForMember: note('leaveForMember'),
});

/**
 * Starts the machine in a world and notes every action it asks for, in order; those on the selection and the
 * other tabs apart.
 */
export const startAuth = (
  callback: SignInCallback,
  {
    input = {},
    exchange = { kind: 'failed' },
    mayAttempt = true,
    authorize,
    isOvertaken = false,
    isStranger = false,
    isSettledElsewhere = false,
  }: World = {},
) => {
  const actions: string[] = [];
  const followed: string[] = [];
  const note =
    (name: string) =>
    (_: unknown, params?: unknown): void =>
      void actions.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
  const machine = authMachine.provide({
    actors: {
      exchangeCode: fromPromise(({ input: { code, state, iss } }) => {
        actions.push(`exchange ${[code, state, iss].join(' ')}`);
        return settle(exchange);
      }),
      claimAttempt: fromPromise(({ input: { step } }) => {
        actions.push(`claim ${step}`);
        return settle(mayAttempt);
      }),
      startAuthorize: fromPromise(({ input: { launch, iss } }) => {
        actions.push(`authorize ${launch} ${iss}`);
        return authorize === undefined ? new Promise(() => undefined) : Promise.reject(authorize);
      }),
    },
    guards: {
      isOvertaken: () => isOvertaken,
      isUnasked: (_, { isAsked, isNewToken }) => isStranger && !isAsked && isNewToken,
      isSettledElsewhere: () => isSettledElsewhere,
    },
    actions: {
      ...notedActions(note),
      announceMember: (_, { eid }) => void followed.push(`announce ${eid}`),
      loadSelection: (_, { contextText }) => void followed.push(`load ${contextText}`),
    },
  });
  const actor = createActor(machine, {
    input: { callback, issuers: [sampleIssuer], isLaunchOwn: true, readContext: readAuthContext, ...input },
  }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const reach = (expected: string) => vi.waitFor(() => expect(state()).toBe(expected));
  const send = (
    type: Exclude<
      EventFromLogic<typeof authMachine>['type'],
      'MEMBER_CHOSEN' | 'SIGNED_OUT_ELSEWHERE' | 'MEMBER_OPENED_ELSEWHERE'
    >,
  ) => actor.send({ type });
  return { actor, actions, followed, state, context, reach, send };
};

/** The machine with a member signed in, the actions that led there forgotten. */
export const startSignedIn = () => {
  const world = startAuth({}, { input: { storedToken: sampleToken } });
  world.send('SESSION_CONFIRMED');
  world.actions.length = 0;
  return world;
};
