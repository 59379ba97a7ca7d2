import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { unsetActor } from './unset.ts';

test('An actor that was not provided rejects and names itself', async () => {
  const actor = createActor(unsetActor<string, undefined>('keepAlive'), { input: undefined });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await expect(waitFor(actor, ({ status }) => status === 'done')).rejects.toThrow(
    'keepAlive is not provided',
  );
});
