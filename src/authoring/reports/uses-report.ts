import { foldText } from '../../config/fold-text.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { type Text, textsIn } from '../../config/check/words/find-texts.ts';
import { filledText, namedValues } from '../../config/compile/named-values.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { declaredAt, declaredIn, type Named, type Path } from '../draft/items/declared.ts';
import { targetNames } from '../draft/items/named-in.ts';
import { usesOf } from '../draft/items/uses.ts';
import { memoize } from '../../rules/memoize.ts';
import { formatLocation } from '../project/places.ts';
import { UnknownName } from '../refusal.ts';
import { placeText } from './place-text.ts';

interface Question {
  readonly kind: NamedKind | 'word';
  readonly name: string;
  readonly language: Language;
}

type NamedKind = 'rule' | 'fact' | 'link' | 'address' | 'value';

interface Use {
  readonly place: string;
  // `file:line`.
  readonly at: string;
  readonly through?: readonly string[];
}

const isText = ({ at: { document, path } }: Text): boolean => {
  const kind = document.is?.kind;
  if (kind === 'menus') return ['autonym', 'en', 'es', 'tooltip', 'name'].includes(String(path.at(-1)));
  if (kind === 'values') return path[0] === 'values';
  return (
    path[0] !== '$schema' && (kind === 'brand' ? path[0] !== 'theme' : document.is?.language !== undefined)
  );
};

const textUse = ({ text, at }: Text): Use => ({
  place: `${at.path.join('.')}: ${text}`,
  at: formatLocation(at),
});

interface Said {
  readonly text: Text;
  readonly forms: readonly string[];
}

const saidIn = memoize((documents: readonly ConfigDocument[]) =>
  memoize(({ brand }: PortalConfig): readonly Said[] => {
    const named = namedValues(documents);
    return documents
      .flatMap(textsIn)
      .filter(isText)
      .map((text) => {
        const filled = filledText(text.text, named, text.at.document.is?.language ?? 'en');
        const called = filled
          .replaceAll('{phone}', brand.phone)
          .replaceAll('{supportPhone}', brand.supportPhone);
        return { text, forms: [...new Set([text.text, filled, called])].map(foldText) };
      });
  }),
);

const wordsWith = (
  documents: readonly ConfigDocument[],
  config: PortalConfig,
  name: string,
): readonly Use[] => {
  const wanted = foldText(name);
  return saidIn(documents)(config)
    .filter(({ text, forms }) => text.at.path.at(-1) === name || forms.some((form) => form.includes(wanted)))
    .map(({ text }) => textUse(text));
};

const targets = ['link', 'screen', 'frame', 'doc', 'list', 'pharmacy', 'directory'];

const kindsOf: Readonly<Record<NamedKind, readonly string[]>> = {
  rule: ['condition'],
  fact: ['condition'],
  value: ['value'],
  link: targets,
  address: [...targets, 'environment', 'brand'],
};

const declaredNames = (
  documents: readonly ConfigDocument[],
  config: PortalConfig,
): Readonly<Record<string, readonly string[]>> => {
  const values = documents.find(({ is }) => is?.kind === 'values')?.value as
    { readonly values?: object } | undefined;
  return {
    condition: [...Object.keys(config.rules), ...Object.keys(config.facts)],
    value: Object.keys(values?.values ?? {}),
    link: Object.keys(config.links),
    screen: config.screens.map(({ key }) => key),
    frame: Object.keys(config.frames),
    doc: Object.keys(config.documents),
    list: Object.keys(config.lists),
    pharmacy: [
      ...new Set(
        Object.values(config.pharmacies).flatMap((vendor) =>
          Object.keys(vendor).filter((key) => key !== 'name'),
        ),
      ),
      'otcLink',
    ],
    directory: Object.keys(config.directory.searches),
    environment: ['publicDomain', 'legacy'],
    brand: ['phone', 'supportPhone'],
  };
};

// A target with a query or anchor means only itself; otherwise also the thing it leads to.
const requestedTarget = (documents: readonly ConfigDocument[], target: string): readonly Named[] =>
  targetNames(declaredIn(documents), target).slice(0, /[?#]/.test(target) ? 1 : 2);

const addressesWith = (
  documents: readonly ConfigDocument[],
  { environments }: PortalConfig,
  piece: string,
): readonly Text[] => {
  const { publicDomain = '{host}', spanishHosts = [] } = Object.values(environments)[0] ?? {};
  const wanted = foldText(piece);
  const holds = (text: string): boolean => {
    const named = text.replaceAll('{host}', publicDomain);
    const host = /^https?:\/\/([^/?#:]+)/.exec(named)?.[1] ?? '';
    const twin = spanishHosts.includes(host) ? named.replace(host, `es.${host}`) : named;
    return [named, twin].some((form) => foldText(form).includes(wanted));
  };
  const isAddress = ({ at: { document, path } }: Text): boolean =>
    document.is?.kind === 'brand'
      ? path[0] === 'security'
      : path[0] !== '$schema' &&
        (document.file.startsWith('config/addresses/') || document.file === 'config/environments.json');
  return documents.flatMap(textsIn).filter((text) => isAddress(text) && holds(text.text));
};

const placed = (document: ConfigDocument, path: Path, through: readonly Named[]): Use => ({
  place: placeText(document, path),
  at: formatLocation({ document, path: [...path], part: 'value' }),
  ...(through.length > 0 && { through: through.map((one) => one.replace(/^condition:/, '')) }),
});

const usesOfName = (
  documents: readonly ConfigDocument[],
  config: PortalConfig,
  kind: NamedKind,
  name: string,
): readonly Use[] => {
  const declared = declaredNames(documents, config);
  const named = kindsOf[kind].flatMap((one): readonly Named[] =>
    (declared[one] ?? []).includes(name) ? [`${one}:${name}`] : [],
  );
  const isTarget = kindsOf[kind].includes('link') && /^[a-z]+:[^/]/.test(name);
  const own = kind === 'address' && named.length === 0 ? addressesWith(documents, config, name) : [];
  const owners = own.flatMap(
    ({ at: { document, path } }) => declaredAt(declaredIn(documents), document, path) ?? [],
  );
  const uses = usesOf(documents, [
    ...named,
    ...(isTarget ? requestedTarget(documents, name) : []),
    ...owners,
  ]);
  if (named.length + own.length + uses.length === 0)
    throw new UnknownName(
      kind,
      name,
      kindsOf[kind].flatMap((one) => declared[one] ?? []),
    );
  return [
    ...own.map(textUse),
    ...uses.map(({ file, path, through }) => placed(file as ConfigDocument, path, through)),
  ];
};

const valueTexts = (documents: readonly ConfigDocument[], name: string): readonly Use[] =>
  documents
    .filter(({ is }) => is?.kind === 'values')
    .flatMap(textsIn)
    .filter(({ at: { path } }) => path[0] === 'values' && path[1] === name)
    .map(textUse);

const calculations = 'src/member/facts.ts';

// The calculated facts that a name depends on, itself included.
const calculatedFacts = (
  config: Pick<PortalConfig, 'rules' | 'facts'>,
  name: string,
  seen = new Set<string>(),
): readonly string[] => {
  if (seen.has(name)) return [];
  seen.add(name);
  const { rules, facts } = config;
  if (Object.hasOwn(facts, name)) return facts[name]?.from.startsWith('derived:') ? [name] : [];
  return namesIn(rules[name]).flatMap((one) => calculatedFacts(config, one, seen));
};

/**
 * Finds every direct or indirect use of a rule, fact, link, address, text or value, with file and line. An
 * empty search text matches everything. For a rule or fact, also reports the sources of its calculated facts.
 * Throws for an unknown name.
 */
export const usesReport = (
  { portal: { config } }: PortalModel,
  documents: readonly ConfigDocument[],
  { kind, name, language }: Question,
): { readonly data: object; readonly lines: readonly string[] } => {
  const say = sentences(language);
  const used =
    kind === 'word'
      ? wordsWith(documents, config, name)
      : [
          ...(kind === 'value' ? valueTexts(documents, name) : []),
          ...usesOfName(documents, config, kind, name),
        ];
  const throughText = (through: readonly string[] = []): string =>
    through.length === 0 ? '' : `, ${say('explain.through', { names: through.join(' > ') })}`;
  const lines =
    used.length === 0
      ? [say('explain.unused', { name })]
      : [
          say('explain.usedBy', { name }),
          ...used.map(({ place, at, through }) => `  ${place}  (${at})${throughText(through)}`),
        ];
  const calculated = kind === 'rule' || kind === 'fact' ? calculatedFacts(config, name) : [];
  return {
    data: { kind, name, usedBy: used, calculated: calculated.map((fact) => ({ fact, file: calculations })) },
    lines: [...calculated.map((fact) => say('explain.calculated', { fact, file: calculations })), ...lines],
  };
};
