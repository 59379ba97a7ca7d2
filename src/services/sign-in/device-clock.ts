import { type SafeStorage, storageKeys } from '../storage.ts';

/**
 * Creates the clock of the device. If this tab has measured the clock's error, corrects it (Decision 0047).
 */
export const deviceClock = (storage: SafeStorage, device: () => number) => {
  // Milliseconds that the device is slow; negative when it is fast.
  const error = (): number => {
    const value = Number(storage.read(storageKeys.clockError));
    return Number.isFinite(value) ? value : 0;
  };
  return {
    error,
    now: (): number => device() + error(),
    set: (time: number): void => void storage.write(storageKeys.clockError, String(time - device())),
  };
};

export type DeviceClock = ReturnType<typeof deviceClock>;
