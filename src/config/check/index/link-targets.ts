import { memoize } from '../../../rules/memoize.ts';
import type { ConfigIndex, Located } from './config-index.ts';

// For a route, `rest` is the screen key without query and hash.
export interface LinkTarget extends Located<string> {
  readonly scheme: string;
  readonly rest: string;
}

const linkTarget = memoize((located: Located<string>): LinkTarget => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(located.value) ?? [];
  return { ...located, scheme, rest: scheme === 'route' ? rest.replace(/[?#].*$/s, '') : rest };
});

export const linkTargets = (index: ConfigIndex): readonly LinkTarget[] =>
  index.withRole('target').map(linkTarget);

export const linkVariant = (field: string): string | undefined =>
  /^([a-z][A-Za-z0-9]*)Link$/.exec(field)?.[1];

// Undefined when it is invalid. Not `URL.canParse`: in Node 20 it rejects addresses with ñ after many calls.
export const parsedUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
