import type { Draft } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { browserStore } from '../outbox/outbox-store.ts';
import { keptEdits, type Outbox } from '../outbox/outbox.ts';

/** As many names are tried for the new draft: somebody who has that many of one name is asked to think of another. */
const tries = 9;

/** A new draft that goes on where another ended: one that was published goes on from what is live, one that was withdrawn from its own edits. */
const begin = async ({ id, name, note, state }: Draft, attempt = 2): Promise<Draft> => {
  const from = state === 'discarded' ? { from: id } : {};
  try {
    return await ask('POST /api/drafts', { body: { name: `${name.slice(0, 190)} ${attempt}`, note, ...from } });
  } catch (failure) {
    if (failedWith(failure, 'name-taken') && attempt < tries) return begin({ id, name, note, state } as Draft, attempt + 1);
    throw failure;
  }
};

/** What is kept as an outbox of its own that is to be sent as soon as its page opens: what was in dispute is asked about there. */
export const movedOutbox = (outbox: Outbox, at: number): Outbox => ({
  edits: Object.fromEntries(keptEdits(outbox).map(({ address, expected, value }) => [address, { expected, value, at }])),
  disputes: {},
  isWanted: true,
});

/** Moves what is kept of a draft that takes no edits any more into a new draft; nothing is taken from the old one before it lies in the new. */
export const moveUnsent = async (person: string, draft: Draft, outbox: Outbox): Promise<Draft> => {
  const fresh = await begin(draft);
  await browserStore(person, fresh.id).change(() => movedOutbox(outbox, Date.now()));
  return fresh;
};
