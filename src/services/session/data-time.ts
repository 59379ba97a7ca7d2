import { type SafeStorage, storageKeys } from '../storage.ts';
import { checksum } from './member-mark.ts';

/**
 * Stores when this tab received its member data. The data arrives with a token and is valid as long as
 * the token.
 */
export const dataTimeStore = (storage: SafeStorage) => ({
  // The time this token was first used, in epoch milliseconds; `now` for a new token.
  timeOf: (token: string, now: number): number => {
    const [sum, time] = (storage.read(storageKeys.dataTime) ?? '').split(' ');
    if (sum === checksum(token) && Number(time) <= now) return Number(time);
    storage.write(storageKeys.dataTime, `${checksum(token)} ${now}`);
    return now;
  },
});
