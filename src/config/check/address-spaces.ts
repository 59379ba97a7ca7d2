import { spotOf, type ConfigIndex } from './config-index.ts';
import { declaredNames } from './declared-names.ts';
import { linkTargets } from './link-targets.ts';
import type { NameSpace, NameUse } from './name-findings.ts';
import { namesIn } from './names-in.ts';

/** A scheme of link targets, and where what stands behind it is declared. */
interface Scheme extends Pick<NameSpace, 'code' | 'what' | 'declaredIn'> {
  readonly scheme: string;
  readonly names: (index: ConfigIndex) => readonly NameUse[];
  /** Names that travel in the coverage data instead. */
  readonly besides?: readonly string[];
}

const pharmacyKeys = (index: ConfigIndex): readonly NameUse[] => {
  const document = index.documentOf('pharmacies');
  const keys = Object.keys(index.sources.vendors).flatMap((vendor) => namesIn(document, ['vendors', vendor]));
  return keys.filter(({ name }) => name !== 'name');
};

const schemes: readonly Scheme[] = [
  {
    scheme: 'link',
    code: 'unknown-link',
    what: 'link',
    declaredIn: 'config/addresses/links.json',
    names: (index) => namesIn(index.documentOf('links'), ['links']),
  },
  {
    scheme: 'directory',
    code: 'unknown-search',
    what: 'directory search',
    declaredIn: 'config/addresses/directory.json',
    names: (index) => namesIn(index.documentOf('directory'), ['searches']),
  },
  {
    scheme: 'pharmacy',
    code: 'unknown-pharmacy-key',
    what: 'pharmacy address',
    declaredIn: 'config/addresses/pharmacies.json',
    names: pharmacyKeys,
    besides: ['otcLink'],
  },
  {
    scheme: 'doc',
    code: 'unknown-document',
    what: 'document',
    declaredIn: 'config/addresses/documents.json',
    names: (index) => namesIn(index.documentOf('documents'), ['documents']),
  },
  {
    scheme: 'member',
    code: 'unknown-list',
    what: 'list of the coverage data',
    declaredIn: '`lists` of config/addresses/documents.json',
    names: (index) => namesIn(index.documentOf('documents'), ['lists']),
  },
];

/** Names behind the schemes of link targets, save screens. */
export const addressSpaces = (index: ConfigIndex): readonly NameSpace[] => {
  const targets = linkTargets(index);
  return schemes.map(({ scheme, names, besides = [], ...space }) => ({
    ...space,
    declared: declaredNames(names(index)),
    uses: targets
      .filter((target) => target.scheme === scheme && !besides.includes(target.rest))
      .map((target) => ({ name: target.rest, at: spotOf(target) })),
  }));
};
