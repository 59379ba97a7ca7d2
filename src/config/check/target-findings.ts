import { entriesOf, spotOf, type ConfigIndex } from './config-index.ts';
import type { Finding, Spot } from './finding.ts';
import { linkTargets } from './link-targets.ts';

const shapes: Readonly<Record<string, { readonly fits: RegExp; readonly hint: string }>> = {
  legacy: {
    fits: /^(?!\/)(?![a-z]+:)(?!.*\.\.)[^\s\\#]+$/i,
    hint: 'Write a path below the legacy base without a leading slash, such as legacy:Home/Logout.',
  },
  tel: { fits: /^(\{phone\}|\{supportPhone\}|[0-9+() -]{3,})$/, hint: 'Write tel:{phone}, tel:{supportPhone} or a number.' },
  member: { fits: /^[a-z][A-Za-z]*$/, hint: 'Write a name in camelCase, such as member:otherCoverages.' },
  doc: { fits: /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)?$/, hint: 'Write a document, such as doc:handbook.current.' },
};

const misshapen = (index: ConfigIndex): readonly Finding[] =>
  linkTargets(index).flatMap((target): readonly Finding[] => {
    const shape = shapes[target.scheme];
    if (!shape || shape.fits.test(target.rest)) return [];
    return [{ at: spotOf(target), code: 'bad-target', message: `\`${target.value}\` leads nowhere`, hint: shape.hint }];
  });

const notAnAddress = (at: Spot, href: string): readonly Finding[] => {
  const filled = href.replace(/\{[A-Za-z]+\}/g, 'x');
  if (filled.startsWith('legacy:') || (filled.startsWith('https://') && URL.canParse(filled))) return [];
  return [
    {
      at,
      code: 'bad-address',
      message: `\`${href}\` is not an https address`,
      hint: 'Write https://, or legacy:<path> for a page of the legacy site.',
    },
  ];
};

const pharmacyAddresses = (index: ConfigIndex): readonly Finding[] =>
  Object.entries(index.sources.vendors).flatMap(([vendor, own]) =>
    entriesOf(index.documentOf('pharmacies'), ['vendors', vendor], own)
      .filter(({ name }) => name !== 'name')
      .flatMap((address) => notAnAddress(spotOf(address), address.value)),
  );

const outsideAddresses = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('links'), ['links'], index.sources.links).flatMap((link) =>
    notAnAddress(spotOf(link, ['href']), link.value.href),
  );

/** Link targets and addresses that no browser could follow. */
export const targetFindings = (index: ConfigIndex): readonly Finding[] => [
  ...misshapen(index),
  ...pharmacyAddresses(index),
  ...outsideAddresses(index),
];
