import type { Draft } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { browserStore } from '../outbox/outbox-store.ts';
import { type Outbox, unsavedEdits } from '../outbox/outbox.ts';

// After this many names, the user has to choose another one.
const tries = 9;

// After a publication the new draft starts from the live release, after a discard from the discarded draft.
const createSuccessor = async ({ id, name, note, kind, state }: Draft, attempt = 2): Promise<Draft> => {
  const from = state === 'discarded' ? { from: id } : {};
  try {
    return await ask('POST /api/drafts', {
      body: { name: `${name.slice(0, 190)} ${attempt}`, note, kind, ...from },
    });
  } catch (failure) {
    if (failedWith(failure, 'name-taken') && attempt < tries)
      return createSuccessor({ id, name, note, kind, state } as Draft, attempt + 1);
    throw failure;
  }
};

// Sent as soon as its page opens; disputed edits are asked about there again.
export const outboxToResume = (outbox: Outbox, at: number): Outbox => ({
  edits: Object.fromEntries(
    unsavedEdits(outbox).map(({ address, expected, value }) => [address, { expected, value, at }]),
  ),
  disputes: {},
  isWanted: true,
});

export const moveUnsaved = async (person: string, draft: Draft, outbox: Outbox): Promise<Draft> => {
  const fresh = await createSuccessor(draft);
  await browserStore(person, fresh.id).change(() => outboxToResume(outbox, Date.now()));
  return fresh;
};
