import { isFields } from '../../../../authoring/draft/json-value.ts';
import { addressText } from '../../../../authoring/draft/address.ts';
import { textOf, type Values, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { placeholders } from '../../../../config/check/words/placeholders.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { memoize } from '../../../../rules/memoize.ts';
import { foldText } from '../../../../config/fold-text.ts';
import type { OutlineIndex } from './outline-index.ts';
import type { LabelText } from './condition-labels.ts';

export const targetSchemes = [
  'route',
  'link',
  'doc',
  'tel',
  'pharmacy',
  'member',
  'directory',
  'legacy',
] as const;

export type TargetScheme = (typeof targetSchemes)[number];

export interface LinkTarget {
  readonly target: string;
  readonly scheme: TargetScheme;
  readonly name: LabelText;
  /** The address outside the portal that members open; it may contain placeholders. */
  readonly leads: string | undefined;
  /** The address of the configuration entry where an editor changes the target. */
  readonly opens: string | undefined;
}

export const schemeOf = (target: string): TargetScheme | undefined =>
  targetSchemes.find((scheme) => target.startsWith(`${scheme}:`));

// `lateEnrollmentPenalty` is `Late enrollment penalty`.
export const spelled = (name: string): string => {
  const words = [...name]
    .map((sign) =>
      sign === sign.toUpperCase() && sign !== sign.toLowerCase() ? ` ${sign.toLowerCase()}` : sign,
    )
    .join('');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the address that members open, with the hosts of the first environment. */
export const openedAddress = (values: Values, written: string): string => {
  const environments = valueUnder(values.get('config/environments.json'), 'environments');
  const [site] = isFields(environments) ? Object.values(environments) : [];
  const whole = written.startsWith('legacy:')
    ? (textOf(valueUnder(site, 'legacy')) ?? '') + written.slice('legacy:'.length)
    : written;
  return whole.replaceAll('{host}', textOf(valueUnder(site, 'publicDomain')) ?? '{host}');
};

/** Returns an address as https; undefined for any other text. */
export const webAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  const rest = ['https://', 'http://', 'www.'].find((start) => text.toLowerCase().startsWith(start));
  if (rest === undefined) return undefined;
  const address = `https://${rest === 'www.' ? text : text.slice(rest.length)}`;
  return URL.canParse(address) && !text.includes(' ') ? address : undefined;
};

const comparable = (address: string): string => {
  const text = foldText(webAddress(address) ?? address);
  return text.endsWith('/') ? text.slice(0, -1) : text;
};

/** Returns true if an address matches a pattern. A placeholder matches any text. */
export const fitsAddress = (pattern: string, address: string): boolean => {
  // A pattern for any host would fit every address.
  if (webAddress(pattern) === undefined) return false;
  const pieces = comparable(pattern)
    .split('{')
    .map((piece) => piece.slice(piece.indexOf('}') + 1));
  const text = comparable(address);
  if (pieces.length === 1) return pieces[0] === text;
  const end = pieces.reduce((from, piece) => {
    const at = from < 0 ? -1 : text.indexOf(piece, from);
    return at < 0 ? -1 : at + piece.length;
  }, 0);
  return end >= 0 && text.startsWith(pieces[0] ?? '') && text.endsWith(pieces.at(-1) ?? '');
};

const sameInBoth = (name: string): LabelText => ({ en: name, es: name });

export const linkTargets = (files: SourceFiles, outline: OutlineIndex): readonly LinkTarget[] =>
  targetsIn(files)(outline);

// `route:claims?filter=all#forms` is `route:claims`.
const bare = (target: string): string => target.split('?')[0]?.split('#')[0] ?? target;

export const targetOf = (targets: readonly LinkTarget[], written: string): LinkTarget | undefined =>
  targets.find(({ target }) => target === bare(written));

const targetsIn = memoize((files: SourceFiles) =>
  memoize((outline: OutlineIndex) => allTargets(files, outline)),
);

const allTargets = (files: SourceFiles, outline: OutlineIndex): readonly LinkTarget[] => {
  const values = valuesOf(files);
  const leadsOf = (written: string | undefined): string | undefined =>
    written && openedAddress(values, written);
  const named = (file: string, field: string, scheme: TargetScheme): readonly LinkTarget[] => {
    const found = valueUnder(values.get(`config/addresses/${file}.json`), field);
    if (!isFields(found)) return [];
    return Object.entries(found).map(([name, entry]) => ({
      target: `${scheme}:${name}`,
      scheme,
      name: sameInBoth(spelled(name)),
      leads: leadsOf(textOf(entry) ?? textOf(valueUnder(entry, 'href'))),
      opens: addressText({
        file: `config/addresses/${file}.json`,
        steps: [field, name].map((step) => ({ kind: 'name', name: step })),
      }),
    }));
  };
  const screens = outline.all
    .filter(({ node }) => node.kind === 'screen')
    .map(({ node: { id, title } }): LinkTarget => {
      const en = title.en ?? id;
      return {
        target: `route:${id}`,
        scheme: 'route',
        name: { en, es: title.es ?? en },
        leads: undefined,
        opens: id,
      };
    });
  const vendors = valueUnder(values.get('config/addresses/pharmacies.json'), 'vendors');
  const offered = isFields(vendors)
    ? Object.values(vendors).flatMap((one) => (isFields(one) ? Object.keys(one) : []))
    : [];
  const usual = (name: string): string | undefined => leadsOf(textOf(valueUnder(vendors, 'default', name)));
  const phoneValues = valueUnder(values.get('config/site/values.json'), 'values');
  const phones = placeholders.filter((name) => name.toLowerCase().endsWith('phone'));
  return [
    ...screens,
    ...named('links', 'links', 'link'),
    ...named('documents', 'documents', 'doc'),
    ...phones.map((name): LinkTarget => ({
      ...{ target: `tel:{${name}}`, scheme: 'tel', name: sameInBoth(spelled(name)), leads: undefined },
      opens:
        isFields(phoneValues) && name in phoneValues ? `config/site/values.json#values/${name}` : undefined,
    })),
    ...[...new Set(offered)]
      .filter((name) => name !== 'name')
      .map((name): LinkTarget => ({
        ...{
          target: `pharmacy:${name}`,
          scheme: 'pharmacy',
          name: sameInBoth(spelled(name)),
          leads: usual(name),
        },
        opens: 'config/addresses/pharmacies.json',
      })),
    ...named('documents', 'lists', 'member'),
    ...named('directory', 'searches', 'directory'),
  ];
};
