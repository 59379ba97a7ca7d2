import { itemsMayInform } from '../../generated/block-traits.ts';
import type { Block } from '../../generated/config-files.ts';
import type { Finding, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, locationOf } from '../index/config-index.ts';
import { linkTargets, linkVariant, parsedUrl } from '../index/link-targets.ts';
import type { MistakeName } from '../messages/messages.ts';
import { isPhoneNumber } from '../words/named-values.ts';
import { placeholders } from '../words/placeholders.ts';
import { namesUser } from './user-names.ts';

interface Shape {
  readonly fits: (rest: string) => boolean;
  readonly message: MistakeName;
}

const shapes: Readonly<Partial<Record<string, Shape>> & Record<'legacy', Shape>> = {
  legacy: {
    fits: (rest) => /^(?!\/)(?![a-z]+:)(?!.*\.\.)[^\s\\#]+$/i.test(rest),
    message: 'bad-target.legacy',
  },
  tel: {
    fits: (rest) =>
      /^(?:\{phone\}|\{supportPhone\}|\{value\.[A-Za-z0-9]+\}|[0-9]{3,6})$/.test(rest) || isPhoneNumber(rest),
    message: 'bad-target.tel',
  },
};

// https with a complete host, `{host}` or a domain. If a path or placeholder could extend the host, it would
// lead members to another site.
const wholeHost = /^https:\/\/(?:\{host\}|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:[/?#]|$)/i;

// Other addresses have an error.
export const isHttps = (href: string): boolean =>
  wholeHost.test(href) && parsedUrl(href.replace(/\{[A-Za-z]+\}/g, 'x')) !== undefined;

const hasUnknownPlaceholder = (href: string): boolean =>
  /[{}]/.test(
    href.replace(/\{([^{}]*)\}/g, (mark, name: string) => (placeholders.includes(name) ? '' : mark)),
  );

const malformedTargets = (index: ConfigIndex): readonly Finding[] =>
  linkTargets(index).flatMap((target): readonly Finding[] => {
    const shape = shapes[target.scheme];
    if (!shape || shape.fits(target.rest) || hasUnknownPlaceholder(target.rest)) return [];
    return [{ at: locationOf(target), message: shape.message, with: { value: target.value } }];
  });

const notAnAddress = (at: SourceLocation, href: string): readonly Finding[] => {
  if (hasUnknownPlaceholder(href) || namesUser(href)) return [];
  const [, legacyPath] = /^legacy:(.*)$/s.exec(href) ?? [];
  if (legacyPath === undefined ? isHttps(href) : shapes.legacy.fits(legacyPath)) return [];
  return [{ at, message: legacyPath === undefined ? 'bad-address' : 'bad-address.legacy', with: { href } }];
};

const pharmacyAddresses = (index: ConfigIndex): readonly Finding[] =>
  Object.entries(index.sources.vendors).flatMap(([vendor, own]) =>
    entriesOf(index.documentOf('pharmacies'), ['vendors', vendor], own)
      .filter(({ name }) => name !== 'name')
      .flatMap((address) => notAnAddress(locationOf(address), address.value)),
  );

const outsideAddresses = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('links'), ['links'], index.sources.links).flatMap((link) =>
    notAnAddress(locationOf(link, ['href']), link.value.href),
  );

const documentAddresses = (index: ConfigIndex): readonly Finding[] => {
  const document = index.documentOf('documents');
  const listed = entriesOf(document, ['lists'], index.sources.lists).flatMap((list) =>
    list.value.href === undefined ? [] : notAnAddress(locationOf(list, ['href']), list.value.href),
  );
  const documents = entriesOf(document, ['documents'], index.sources.documents);
  return [...documents.flatMap((one) => notAnAddress(locationOf(one, ['href']), one.value.href)), ...listed];
};

const directoryAddresses = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('directory'), [], { base: index.sources.directory.base }).flatMap((base) =>
    notAnAddress(locationOf(base), base.value),
  );

const itemsOf = (block: Block): readonly unknown[] => {
  if ('cards' in block) return block.cards;
  return 'items' in block ? (block.items ?? []) : [];
};

const itemsWithoutLink = (index: ConfigIndex): readonly Finding[] => {
  const informing = new Set(
    index.withRole('block').flatMap(({ value }) => (itemsMayInform[value.type] ? itemsOf(value) : [])),
  );
  return index
    .withRole('item')
    .filter(
      ({ value }) =>
        !informing.has(value) && value.link === undefined && !Object.keys(value).some(linkVariant),
    )
    .map((item) => ({ at: locationOf(item), message: 'missing-link', with: { name: item.value.id } }));
};

export const targetFindings = (index: ConfigIndex): readonly Finding[] => [
  ...malformedTargets(index),
  ...itemsWithoutLink(index),
  ...pharmacyAddresses(index),
  ...outsideAddresses(index),
  ...documentAddresses(index),
  ...directoryAddresses(index),
];
