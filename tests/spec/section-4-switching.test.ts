import { describe, expect, test, vi } from 'vitest';
import { startSignedIn as signedIn } from '../support/members/auth-world.ts';

const nobody = {
  isLoggedIn: false,
  authorizeToken: undefined,
  members: [],
  contextText: undefined,
  token: undefined,
};

describe('A switch of members', () => {
  test('deletes everything before the switch is requested', () => {
    const { actor, state, context, actions } = signedIn();
    actor.send({ type: 'MEMBER_CHOSEN', eid: 'E2' });
    expect(state()).toBe('leavingForMember');
    expect(actions).toEqual([
      'wipe {"keepRedirect":false,"isSwitch":true}',
      'forgetAttempts',
      'leaveForMember {"eid":"E2"}',
    ]);
    expect(context()).toMatchObject({ ...nobody, needsDataRefresh: true });
  });

  test('that did not navigate is requested again by a retry', async () => {
    vi.useFakeTimers();
    const { actor, state, context, send, actions } = signedIn();
    actor.send({ type: 'MEMBER_CHOSEN', eid: 'E2' });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(context()).toMatchObject({ ...nobody, stopReason: 'notLeft' });
    actions.length = 0;
    send('SIGN_IN_RETRIED');
    expect(state()).toBe('leavingForMember');
    expect(context()).toMatchObject({ requestedEid: 'E2', stopReason: undefined, isLoadingLogin: true });
    expect(actions).toEqual(['leaveForMember {"eid":"E2"}']);
  });
});
