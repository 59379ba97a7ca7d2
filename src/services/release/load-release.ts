import type { Language, PortalConfig, Words } from '../../config/portal-config.ts';
import { isRecord } from '../http.ts';

interface ReleaseMark {
  readonly hash: string;
  readonly environment: string;
  readonly integrity: Readonly<Record<'config' | Language, string>>;
}

interface MarkElement {
  readonly content: string;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/** Reads `<meta name="portal-release">`; undefined when it is missing or invalid. */
export const releaseMark = (element: MarkElement | null): ReleaseMark | undefined => {
  const { environment, config, en, es } = element?.dataset ?? {};
  if (element === null || !/^[\w-]+$/.test(element.content)) return undefined;
  return environment === undefined || config === undefined || en === undefined || es === undefined
    ? undefined
    : { hash: element.content, environment, integrity: { config, en, es } };
};

export interface ReleaseTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
}

/**
 * Returns the loaders for the files of a release. They reject on timeout, on a wrong hash, and for an unknown
 * format.
 */
export const loadRelease = (mark: ReleaseMark, { fetch, timeoutSeconds }: ReleaseTransport) => {
  const load = async (name: 'config' | Language): Promise<Readonly<Record<string, unknown>>> => {
    const folder = name === 'config' ? `environments/${mark.environment}/` : '';
    const response = await fetch(`/releases/${mark.hash}/${folder}${name}.json`, {
      integrity: mark.integrity[name],
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const value: unknown = response.ok && (await response.json());
    if (!isRecord(value) || (name === 'config' && value['format'] !== 1))
      throw new Error(`The release has no ${name}.`);
    return value;
  };
  return {
    config: async (): Promise<PortalConfig> => (await load('config')) as unknown as PortalConfig,
    words: async (language: Language): Promise<Words> => (await load(language)) as unknown as Words,
  };
};
