import {
  calculateHere,
  type Calculate,
  type Calculation,
  type Calculations,
  LongCalculation,
  type ResultOf,
} from '../../store/calculations/calculations.ts';
import { type Outcome, type Refusal, refused } from '../../store/outcome.ts';
import type { Right } from '../../store/rights.ts';
import { type Granted, transact } from '../../store/transact.ts';
import type { Request } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { NoAnswer } from '../threads/question-queue.ts';

// What would hold the thread that answers requests. Another thread calculates it; then the result is used, unless the
// draft was edited since.

// More attempts than a colleague saves edits while one change is calculated.
const attempts = 3;

const shortEdits = 50;
const shortBody = 50_000;

// Characters of the touched files. A text of the shipped configuration has 100,000 with the pairs of texts, which take
// some 20 ms of processor time.
const shortLength = 250_000;

/** Returns true for a request whose calculation takes long. A body of unknown length counts as long. */
const isLong = ({ header }: Pick<Request<unknown>, 'header'>, edits: number): boolean =>
  edits > shortEdits || !(Number(header('content-length')) <= shortBody);

// In seconds.
const pause = 2;

/** Returns why another thread gave no answer. */
export const unanswered = (error: unknown): Refusal =>
  error instanceof NoAnswer && error.code === 'busy'
    ? { code: 'too-many', retryAfter: pause }
    : { code: 'failed' };

/**
 * Prepares a change and saves it. If the draft was edited in between, does both again. Refuses with `too-many` after
 * several attempts.
 */
export const untilSaved = async <Ready, Saved>(
  prepare: () => Promise<Outcome<Ready>>,
  save: (ready: Ready) => Promise<Outcome<Saved>>,
  left = attempts,
): Promise<Outcome<Saved>> => {
  const ready = await prepare();
  if (!ready.ok) return ready;
  const saved = await save(ready.value);
  if (saved.ok || saved.refusal.code !== 'other-source') return saved;
  return left > 1 ? untilSaved(prepare, save, left - 1) : refused({ code: 'too-many', retryAfter: pause });
};

type Asker = Pick<Request<unknown>, 'actor' | 'header'>;
type Place = Pick<Site, 'store' | 'editing'>;

/**
 * Runs a transaction that needs calculations. If a calculation is long, the transaction ends, another thread
 * calculates, and the transaction starts again with the result. The result is used only if the draft did not change.
 */
export const calculating = async <R extends Right, T>(
  request: Asker,
  { store, editing }: Place,
  right: R,
  work: (granted: Granted<R>, calculate: Calculate) => Promise<Outcome<T>>,
  edits = 0,
): Promise<Outcome<T>> => {
  const most = isLong(request, edits) ? 0 : shortLength;
  const results = new Map<string, unknown>();
  const calculate: Calculate = (calculation) => {
    const name = `${calculation.kind} ${calculation.state}`;
    if (results.has(name)) return results.get(name) as never;
    if (calculation.length > most) throw new LongCalculation(calculation);
    return calculateHere(calculation);
  };
  for (let attempt = 0; attempt <= attempts; attempt += 1) {
    try {
      return await transact(store, request.actor, right, (granted) => work(granted, calculate));
    } catch (error) {
      if (!(error instanceof LongCalculation)) throw error;
      const { kind, state } = error.calculation;
      if (attempt === attempts) break;
      try {
        results.set(`${kind} ${state}`, await editing.calculate(error.calculation));
      } catch (lost) {
        return refused(unanswered(lost));
      }
    }
  }
  return refused({ code: 'too-many', retryAfter: pause });
};

/** Changes a draft in a transaction of `calculating`. */
export const changing = <T>(
  request: Asker,
  place: Place,
  work: (granted: Granted<'draft'>, calculate: Calculate) => Promise<Outcome<T>>,
  edits?: number,
): Promise<Outcome<T>> => calculating(request, place, 'draft', work, edits);

/** Calculates outside a transaction. Long calculations run in another thread. Rejects with `NoAnswer`. */
export const calculateByCost = async <One extends keyof Calculations>(
  { editing }: Pick<Site, 'editing'>,
  calculation: Calculation<One>,
): Promise<ResultOf<One>> =>
  calculation.length > shortLength ? editing.calculate(calculation) : calculateHere(calculation);
