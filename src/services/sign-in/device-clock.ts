import { type SafeStorage, storageKeys } from '../storage.ts';

/** The clock of the device (epoch milliseconds), set right by the error that was measured in this tab, if any (Decision 0047). */
export const deviceClock = (storage: SafeStorage, device: () => number) => {
  /** Milliseconds by which the device is slow; negative where it is fast. */
  const error = (): number => {
    const value = Number(storage.read(storageKeys.clockError));
    return Number.isFinite(value) ? value : 0;
  };
  return {
    error,
    /** The right time, in epoch milliseconds. */
    now: (): number => device() + error(),
    /** Takes the right time from somewhere else, in epoch milliseconds. */
    set: (time: number): void => void storage.write(storageKeys.clockError, String(time - device())),
  };
};

export type DeviceClock = ReturnType<typeof deviceClock>;
