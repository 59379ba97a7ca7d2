import { type SafeStorage, storageKeys } from '../storage.ts';
import { markOf } from './member-mark.ts';

/** When this tab's member data came: they come with a token and outlive page loads as it does. */
export const dataTimeStore = (storage: SafeStorage) => ({
  /** Epoch milliseconds at which this token was first asked for; `now` where it is a new one. */
  timeOf: (token: string, now: number): number => {
    const [mark, time] = (storage.read(storageKeys.dataTime) ?? '').split(' ');
    if (mark === markOf(token) && Number(time) <= now) return Number(time);
    storage.write(storageKeys.dataTime, `${markOf(token)} ${now}`);
    return now;
  },
});
