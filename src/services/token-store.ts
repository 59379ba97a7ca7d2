import { parseJson } from './parse-json.ts';
import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';
import { tokenAnswer, type TokenAnswer } from './token-answer.ts';

/** The token answer of this tab under `portal.token`; anything foreign found there reads as nothing. */
export const tokenStore = (storage: SafeStorage) => ({
  read: (): TokenAnswer | undefined => tokenAnswer(parseJson(storage.read(storageKeys.token) ?? '')),
  write: ({ accessToken, contextString }: TokenAnswer): void =>
    void storage.write(storageKeys.token, JSON.stringify({ access_token: accessToken, context_string: contextString })),
  forget: (): void => storage.remove(storageKeys.token),
});
