import type { Language, PortalConfig, Words } from '../config/portal-config.ts';
import { isRecord } from './is-record.ts';
import type { ReleaseMark } from './release-mark.ts';

export interface ReleaseTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
}

/**
 * The files of the release that the page names; their content was checked when it was published, so only the format is looked at.
 * Both reject when a file does not come in time or its bytes do not match their fingerprint, and for a configuration of another format.
 */
export const loadRelease = (mark: ReleaseMark, { fetch, timeoutSeconds }: ReleaseTransport) => {
  const load = async (name: 'config' | Language): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(`/releases/${mark.hash}/${name}.json`, {
      integrity: mark.integrity[name],
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const value: unknown = response.ok && (await response.json());
    if (!isRecord(value) || (name === 'config' && value['format'] !== 1)) throw new Error(`The release has no ${name}.`);
    return value;
  };
  return {
    config: async (): Promise<PortalConfig> => (await load('config')) as unknown as PortalConfig,
    words: async (language: Language): Promise<Words> => (await load(language)) as unknown as Words,
  };
};
