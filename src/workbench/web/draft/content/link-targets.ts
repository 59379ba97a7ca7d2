import { isFields } from '../../../../authoring/draft/json-value.ts';
import { textOf, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { placeholders } from '../../../../config/check/words/placeholders.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { memoize } from '../../../../rules/memoize.ts';
import type { OutlineIndex } from './outline-index.ts';
import type { Saying } from './sayings.ts';

export const targetSchemes = ['route', 'link', 'doc', 'tel', 'pharmacy', 'member', 'directory', 'legacy'] as const;

export type TargetScheme = (typeof targetSchemes)[number];

export interface LinkTarget {
  readonly target: string;
  readonly scheme: TargetScheme;
  readonly name: Saying;
  readonly leads: string | undefined;
}

export const schemeOf = (target: string): TargetScheme | undefined => targetSchemes.find((scheme) => target.startsWith(`${scheme}:`));

// `lateEnrollmentPenalty` is `Late enrollment penalty`.
export const spelled = (name: string): string => {
  const words = [...name]
    .map((sign) => (sign === sign.toUpperCase() && sign !== sign.toLowerCase() ? ` ${sign.toLowerCase()}` : sign))
    .join('');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const alike = (name: string): Saying => ({ en: name, es: name });

export const linkTargets = (files: SourceFiles, outline: OutlineIndex): readonly LinkTarget[] => targetsIn(files)(outline);

// `route:claims?filter=all#forms` is `route:claims`.
const bare = (target: string): string => target.split('?')[0]?.split('#')[0] ?? target;

export const targetOf = (targets: readonly LinkTarget[], written: string): LinkTarget | undefined =>
  targets.find(({ target }) => target === bare(written));

const targetsIn = memoize((files: SourceFiles) => memoize((outline: OutlineIndex) => allTargets(files, outline)));

const allTargets = (files: SourceFiles, outline: OutlineIndex): readonly LinkTarget[] => {
  const values = valuesOf(files);
  const named = (place: string, field: string, scheme: TargetScheme): readonly LinkTarget[] => {
    const found = valueUnder(values.get(`config/addresses/${place}.json`), field);
    if (!isFields(found)) return [];
    return Object.entries(found).map(([name, entry]) => ({
      target: `${scheme}:${name}`,
      scheme,
      name: alike(spelled(name)),
      leads: textOf(entry) ?? textOf(valueUnder(entry, 'href')),
    }));
  };
  const screens = outline.all
    .filter(({ node }) => node.kind === 'screen')
    .map(({ node: { id, title } }): LinkTarget => {
      const en = title.en ?? id;
      return { target: `route:${id}`, scheme: 'route', name: { en, es: title.es ?? en }, leads: id };
    });
  const vendors = valueUnder(values.get('config/addresses/pharmacies.json'), 'vendors');
  const offered = isFields(vendors) ? Object.values(vendors).flatMap((one) => (isFields(one) ? Object.keys(one) : [])) : [];
  const phones = placeholders.filter((name) => name.toLowerCase().endsWith('phone'));
  return [
    ...screens,
    ...named('links', 'links', 'link'),
    ...named('documents', 'documents', 'doc'),
    ...phones.map((name): LinkTarget => ({ target: `tel:{${name}}`, scheme: 'tel', name: alike(spelled(name)), leads: undefined })),
    ...[...new Set(offered)]
      .filter((name) => name !== 'name')
      .map((name): LinkTarget => ({ target: `pharmacy:${name}`, scheme: 'pharmacy', name: alike(spelled(name)), leads: undefined })),
    ...named('documents', 'lists', 'member'),
    ...named('directory', 'searches', 'directory'),
  ];
};
