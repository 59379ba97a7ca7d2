import { nextUncounted, storeCount } from '../../store/drafts/change-count.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import type { Editing } from '../edits/start-editing.ts';
import type { Repeated } from '../publication/repeat.ts';
import { workInSteps } from './work-in-steps.ts';

// In milliseconds. Finds drafts that an older version of the server edited, or whose edit was not followed by a count.
const every = 10_000;

type Counter = Pick<Editing, 'count'>;

/**
 * Counts the changes of a draft in another thread, if they are not counted yet: of the given draft or, by default, of
 * the one that changed last. Returns false if there was nothing to count.
 */
export const countNext = async (store: Store, { count }: Counter, id?: string): Promise<boolean> => {
  const found = await operate(store, 'web', (granted) => nextUncounted(granted, id));
  if (!found.ok || !found.value) return false;
  const draft = found.value;
  const changes = await count({ base: draft.base, files: draft.files });
  const stored = await operate(store, 'web', (granted) => storeCount(granted, draft, changes));
  return stored.ok;
};

/** Counts the changes of all drafts in the background. */
export const startCounting = (
  store: Store,
  counter: Counter,
  onProblem: (error: unknown) => void,
): Repeated => workInSteps(() => countNext(store, counter), every, onProblem);
