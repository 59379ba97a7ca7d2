import { stepLogCheck } from '../../store/log/log-check.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import type { Repeated } from '../publication/repeat.ts';
import { workInSteps } from './work-in-steps.ts';

// In milliseconds: a request checks what is written in this time.
const every = 10_000;

/** Checks the log in the background, and stores its progress. */
export const startLogCheck = (store: Store, onProblem: (error: unknown) => void): Repeated =>
  workInSteps(
    async () => {
      const stepped = await operate(store, 'web', stepLogCheck);
      return stepped.ok && stepped.value;
    },
    every,
    onProblem,
  );
