import type { ConfigIndex, Located } from './config-index.ts';

/** A link target taken apart; of a route, `rest` is the screen key alone. */
export interface LinkTarget extends Located<string> {
  readonly scheme: string;
  readonly rest: string;
}

/** Every link target of a configuration. */
export const linkTargets = (index: ConfigIndex): readonly LinkTarget[] =>
  index.playing('target').map((located) => {
    const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(located.value) ?? [];
    return { ...located, scheme, rest: scheme === 'route' ? rest.replace(/[?#].*$/s, '') : rest };
  });
