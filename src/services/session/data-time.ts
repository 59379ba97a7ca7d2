import { type SafeStorage, storageKeys } from '../storage.ts';
import { checksum } from './member-mark.ts';

/** When this tab's member data came: they come with a token and outlive page loads as it does. */
export const dataTimeStore = (storage: SafeStorage) => ({
  /** Epoch milliseconds at which this token was first asked for; `now` where it is a new one. */
  timeOf: (token: string, now: number): number => {
    const [sum, time] = (storage.read(storageKeys.dataTime) ?? '').split(' ');
    if (sum === checksum(token) && Number(time) <= now) return Number(time);
    storage.write(storageKeys.dataTime, `${checksum(token)} ${now}`);
    return now;
  },
});
