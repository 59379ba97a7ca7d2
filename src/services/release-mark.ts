import type { Language } from '../config/portal-config.ts';

/** Which release the page names, and the fingerprints of its files. */
export interface ReleaseMark {
  readonly hash: string;
  readonly integrity: Readonly<Record<'config' | Language, string>>;
}

interface MarkElement {
  readonly content: string;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/** Reads `<meta name="portal-release">`; undefined when it is missing or not as written by a publication. */
export const releaseMark = (element: MarkElement | null): ReleaseMark | undefined => {
  const { config, en, es } = element?.dataset ?? {};
  if (element === null || !/^[\w-]+$/.test(element.content)) return undefined;
  return config === undefined || en === undefined || es === undefined
    ? undefined
    : { hash: element.content, integrity: { config, en, es } };
};
