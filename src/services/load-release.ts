import type { Language, PortalConfig, Words } from '../config/portal-config.ts';
import { isRecord } from './is-record.ts';
import type { ReleaseMark } from './release-mark.ts';

/** `unreachable`: no answer in time, or bytes that do not match their fingerprint; `otherFormat`: made for another version of the app. */
export type ReleaseFile<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: 'unreachable' | 'otherFormat' };

export interface ReleaseTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
}

const loadFile = async (mark: ReleaseMark, name: 'config' | Language, { fetch, timeoutSeconds }: ReleaseTransport): Promise<unknown> => {
  const response = await fetch(`/releases/${mark.hash}/${name}.json`, {
    integrity: mark.integrity[name],
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};

/** The files of the release that the page names; their content was checked when it was published, so only the format is looked at. */
export const loadRelease = (mark: ReleaseMark, transport: ReleaseTransport) => ({
  config: async (): Promise<ReleaseFile<PortalConfig>> => {
    const value = await loadFile(mark, 'config', transport).catch(() => undefined);
    if (!isRecord(value)) return { ok: false, reason: 'unreachable' };
    return value['format'] === 1 ? { ok: true, value: value as unknown as PortalConfig } : { ok: false, reason: 'otherFormat' };
  },
  words: async (language: Language): Promise<ReleaseFile<Words>> => {
    const value = await loadFile(mark, language, transport).catch(() => undefined);
    return isRecord(value) ? { ok: true, value: value as unknown as Words } : { ok: false, reason: 'unreachable' };
  },
});
