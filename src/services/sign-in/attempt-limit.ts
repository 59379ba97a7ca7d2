import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

type Step = 'signIn' | 'authorize' | 'breakOut' | 'reload';

interface Limit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

interface Attempt {
  readonly step: string;
  readonly at: number;
}

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value['step'] === 'string' && typeof value['at'] === 'number';

/**
 * Limits automatic navigations in this tab, including reloads, to prevent endless loops (A27: at most 3
 * in 60 s per step).
 */
export const attemptLimit = (storage: SafeStorage, { attempts, windowSeconds }: Limit) => ({
  // Records an attempt at `now` (epoch milliseconds). False when the limit is reached or the record would not
  // survive the navigation.
  claim: (step: Step, now: number): boolean => {
    const stored = parseJson(storage.read(storageKeys.signInAttempts) ?? '[]');
    const recent = (Array.isArray(stored) ? stored : [])
      .filter(isAttempt)
      .filter(({ at }) => Math.abs(now - at) < windowSeconds * 1000);
    if (recent.filter((attempt) => attempt.step === step).length >= attempts) return false;
    return storage.write(storageKeys.signInAttempts, JSON.stringify([...recent, { step, at: now }]));
  },
  forget: (): void => storage.remove(storageKeys.signInAttempts),
});
