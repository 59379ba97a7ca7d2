import {
  blockSources,
  factFromSource,
  listSource,
  placeholderSources,
  type PresenceSource,
} from '../../../config/presence-facts.ts';
import { type DocumentKind, documentPlace } from '../../../config/files/document.ts';
import type { Block, MemberList } from '../../../config/generated/config-files.ts';
import { fieldOf, type Fields, isFields } from '../json-value.ts';
import { documentShape, isWhole, type Shape, shapeInside } from '../shape.ts';
import { type Declared, listOf, type Named, type Path, type ReadFile } from './declared.ts';

export interface Naming {
  readonly of: Named;
  readonly path: Path;
}

const factNamed = ({ facts }: Declared, source: PresenceSource): readonly Named[] => {
  const name = factFromSource(facts, source);
  return name === undefined ? [] : [`condition:${name}`];
};

const placeholderNames = (declared: Declared, name: string): readonly Named[] => {
  if (name.startsWith('value.')) return [`value:${name.slice('value.'.length)}`];
  if (name === 'phone' || name === 'supportPhone') return [`brand:${name}`];
  if (name === 'host') return ['environment:publicDomain'];
  return (placeholderSources[name] ?? []).flatMap((from) => factNamed(declared, { from }));
};

const textNames = (declared: Declared, text: string): readonly Named[] => [
  ...[...text.matchAll(/\{([A-Za-z0-9.]+)\}/g)].flatMap(([, name = '']) => placeholderNames(declared, name)),
  ...(text.startsWith('legacy:') ? (['environment:legacy'] as const) : []),
];

const schemes: Readonly<Record<string, string>> = {
  route: 'screen',
  link: 'link',
  doc: 'doc',
  pharmacy: 'pharmacy',
  directory: 'directory',
  member: 'list',
};

export const targetNames = (declared: Declared, target: string): readonly Named[] => {
  const [, scheme = '', name = ''] = /^([a-z]+):([^?#]+)/.exec(target) ?? [];
  const kind = schemes[scheme];
  const asked: readonly PresenceSource[] = [
    ...(scheme === 'doc' ? [{ from: 'session:isCoverageSelected' }] : []),
    ...(target === 'pharmacy:otcLink' ? [{ from: 'derived:hasOtcLink' }] : []),
  ];
  return [
    `target:${target}`,
    ...(kind === undefined ? [] : ([`${kind}:${name}`] as const)),
    ...asked.flatMap((source) => factNamed(declared, source)),
  ];
};

const gateNames = (gate: unknown, path: Path): readonly Naming[] => {
  if (typeof gate === 'string') return [{ of: `condition:${gate}`, path }];
  if (Array.isArray(gate)) return gate.flatMap((one, at) => gateNames(one, [...path, at]));
  if (!isFields(gate)) return [];
  return Object.entries(gate).flatMap(([operator, inner]) => {
    const isOfNames = ['var', '!', 'and', 'or'].includes(operator);
    if (isOfNames || !Array.isArray(inner)) return isOfNames ? gateNames(inner, [...path, operator]) : [];
    return inner.flatMap((part, at) => (isFields(part) ? gateNames(part, [...path, operator, at]) : []));
  });
};

const roleNames: Readonly<Record<string, string>> = {
  frame: 'frame',
  sharedBlock: 'shared',
  menuName: 'menu',
  parent: 'screen',
};

const variantOf = ({ variants }: Declared, name: string, isTable: boolean): readonly Named[] =>
  variants
    .filter((variant) =>
      isTable ? name === variant : name.startsWith(variant) && /^[A-Z]/.test(name.slice(variant.length)),
    )
    .map((variant): Named => `variant:${variant}`);

const isGate = (shape: Shape | undefined, value: unknown): boolean =>
  ['when', 'condition'].includes(String(shape?.node['role'])) || (isWhole(shape) && !Array.isArray(value));

const namedByRole = (
  declared: Declared,
  shape: Shape | undefined,
  value: unknown,
  path: Path,
  isTable: boolean,
): readonly Naming[] => {
  if (isGate(shape, value)) return gateNames(value, path);
  const role = String(shape?.node['role']);
  if (typeof value === 'string') {
    const kind = roleNames[role];
    const own =
      role === 'target'
        ? targetNames(declared, value)
        : kind === undefined
          ? []
          : ([`${kind}:${value}`] as const);
    return [...new Set([...own, ...textNames(declared, value)])].map((of) => ({ of, path }));
  }
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      namedByRole(
        declared,
        shape && shapeInside(shape, { kind: 'element', identity: '' }, one),
        one,
        [...path, at],
        false,
      ),
    );
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...variantOf(declared, name, isTable || role === 'byVariant').map((of): Naming => ({
      of,
      path: [...path, name],
    })),
    ...namedByRole(
      declared,
      shape && shapeInside(shape, { kind: 'name', name }, inner),
      inner,
      [...path, name],
      false,
    ),
  ]);
};

const objectsIn = (
  value: unknown,
  path: Path = [],
): readonly { readonly fields: Fields; readonly path: Path }[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => objectsIn(one, [...path, at]));
  if (!isFields(value)) return [];
  return [
    { fields: value, path },
    ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, [...path, name])),
  ];
};

// These blocks always show the support phone, also without naming it.
const withSupportPhone: readonly unknown[] = ['fullIdCard', 'faq'];

const shownByBlocks = (declared: Declared, value: unknown): readonly Naming[] =>
  objectsIn(value).flatMap(({ fields: { type, phone, ...fields }, path }) => {
    const sources = typeof type === 'string' ? blockSources({ ...fields, type } as Pick<Block, 'type'>) : [];
    const shown = withSupportPhone.includes(type) ? 'supportPhone' : phone;
    const phones =
      shown === 'supportPhone' ? ['supportPhone', 'supportNote'] : typeof shown === 'string' ? [shown] : [];
    return [
      ...sources.flatMap((source) => factNamed(declared, source)).map((of): Naming => ({ of, path })),
      ...phones.map((name): Naming => ({
        of: `brand:${name}`,
        path: [...path, typeof phone === 'string' ? 'phone' : 'type'],
      })),
    ];
  });

const entriesOf = (value: unknown, field: string): readonly (readonly [name: string, value: unknown])[] => {
  const found = isFields(value) ? fieldOf(value, field) : undefined;
  return isFields(found) ? Object.entries(found) : [];
};

const settingFrames: Readonly<Record<string, string>> = {
  firstLogin: 'preferences',
  firstLoginPaperless: 'paperless',
};

const namedByKind: Partial<
  Readonly<Record<DocumentKind, (declared: Declared, value: unknown) => readonly Naming[]>>
> = {
  section: shownByBlocks,
  shared: shownByBlocks,
  frames: (_, value) =>
    entriesOf(value, 'frames').map(([name]) => ({
      of: 'environment:legacy',
      path: ['frames', name, 'path'],
    })),
  settings: (_, value) =>
    Object.entries(settingFrames).flatMap(([name, frame]) =>
      isFields(value) && name in value ? [{ of: `frame:${frame}` as const, path: [name] }] : [],
    ),
  directory: (_, value) =>
    entriesOf(value, 'searches').flatMap(([name, search]): readonly Naming[] => [
      { of: 'directory:', path: ['searches', name] },
      ...(isFields(search) && 'networkId' in search
        ? []
        : [{ of: 'condition:network', path: ['searches', name] } as const]),
    ]),
  pharmacies: (declared, value) =>
    entriesOf(value, 'vendors').flatMap(([vendor, fields]) =>
      entriesOf({ fields }, 'fields').flatMap(([name]) =>
        factNamed(declared, { from: 'data:pharmacyVendor' }).map((of) => ({
          of,
          path: ['vendors', vendor, name],
        })),
      ),
    ),
  documents: (declared, value) =>
    entriesOf(value, 'lists').flatMap(([name, list]) =>
      factNamed(declared, listSource(list as MemberList)).map((of) => ({ of, path: ['lists', name] })),
    ),
  words: (_, value) =>
    isFields(value)
      ? Object.keys(value)
          .map((key): Naming => ({ of: `screen:${key}`, path: [key] }))
          .filter(({ path }) => path[0] !== '$schema')
      : [],
  values: (declared, value) =>
    entriesOf(value, 'values').flatMap(([name, own]) =>
      isFields(own)
        ? Object.keys(own).flatMap((key) =>
            variantOf(declared, key, true).map((of) => ({ of, path: ['values', name, key] })),
          )
        : [],
    ),
  waivers: (_, value) =>
    listOf(value, 'waivers').flatMap(({ finding }, at) =>
      String(finding)
        .split(':')
        .slice(1)
        .map((name): Naming => ({ of: `condition:${name}`, path: ['waivers', at, 'finding'] })),
    ),
  assertions: (declared, value) =>
    listOf(value, 'assertions').flatMap(({ plan, start, ...says }, at) => [
      ...(typeof plan === 'string'
        ? [{ of: `variant:${plan}`, path: ['assertions', at, 'plan'] } as const]
        : []),
      ...(typeof start === 'string'
        ? [{ of: `screen:${start}`, path: ['assertions', at, 'start'] } as const]
        : []),
      ...['sees', 'neverSees', 'reaches'].flatMap((verb) =>
        (Array.isArray(says[verb]) ? (says[verb] as readonly unknown[]) : []).flatMap((part, index) =>
          [...targetNames(declared, String(part)), `screen:${String(part)}` as const].map((of): Naming => ({
            of,
            path: ['assertions', at, verb, index],
          })),
        ),
      ),
    ]),
};

export const namedIn = (declared: Declared, { file, value }: ReadFile): readonly Naming[] => {
  const kind = documentPlace(file)?.kind;
  const byRole = namedByRole(declared, documentShape(file), value, [], false).filter(
    ({ path }) => path[0] !== '$schema',
  );
  return [...byRole, ...((kind && namedByKind[kind]?.(declared, value)) ?? [])];
};
