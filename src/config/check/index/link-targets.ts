import { memoize } from '../../../rules/memoize.ts';
import type { ConfigIndex, Located } from './config-index.ts';

/** A link target in its parts; of a route, `rest` is the screen key without query and hash. */
export interface LinkTarget extends Located<string> {
  readonly scheme: string;
  readonly rest: string;
}

const linkTarget = memoize((located: Located<string>): LinkTarget => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(located.value) ?? [];
  return { ...located, scheme, rest: scheme === 'route' ? rest.replace(/[?#].*$/s, '') : rest };
});

/** Every link target of a configuration. */
export const linkTargets = (index: ConfigIndex): readonly LinkTarget[] => index.withRole('target').map(linkTarget);

/** The variant of a link field such as `egwpLink`; undefined for every other field. */
export const linkVariant = (field: string): string | undefined => /^([a-z][A-Za-z0-9]*)Link$/.exec(field)?.[1];

/** A parsed address; undefined when it is not valid. `URL.canParse` of Node 20 rejects addresses with ñ after many calls. */
export const parsedUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
