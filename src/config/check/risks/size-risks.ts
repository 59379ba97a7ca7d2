import { compileConfig, type CompiledPortal } from '../../compile/compile-config.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { DownloadSizes, SizesFile } from '../../generated/config-files.ts';
import type { BilingualText } from '../../message-text.ts';
import type { Language } from '../../portal-config.ts';
import type { SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';
import { languages } from '../words/pairs.ts';
import { bytesOf, downloadSizes, sizesPath } from './download-sizes.ts';
import type { PlacedRisk } from './risk.ts';

// Decision 0062. A screen with a title and a link has a tenth of this: it may grow as much as it likes up to here.
const leastCounted = 2_000;

/** The ratios of a part to its stored size that cause a warning, or an error. */
export const growth = { warning: 1.5, error: 3 };

const languageNames: Readonly<Record<Language, BilingualText>> = {
  en: { en: 'English', es: 'inglés' },
  es: { en: 'Spanish', es: 'español' },
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

type Parts = readonly (readonly [name: string, bytes: number])[];

const mostNamed = 3;

const largest = (parts: Parts): string =>
  parts
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostNamed)
    .map(([name, bytes]) => `\`${name}\` ${kilobytes(bytes)}`)
    .join(', ');

const partsOf = (value: object | undefined, above: string): Parts =>
  Object.entries(value ?? {}).map(([name, part]) => [`${above}${name}`, bytesOf(part)]);

const partsOfScreen = ({ config, words }: CompiledPortal, key: string, language: Language): Parts => {
  const { items, ...texts } = words[language].screens[key] ?? {};
  const blocks = config.screens.find((screen) => screen.key === key)?.blocks ?? [];
  return [
    ...partsOf(items, 'items/'),
    ...partsOf(texts, ''),
    ...blocks.map((block): Parts[number] => [`blocks/${block.id}`, bytesOf(block)]),
  ];
};

interface Measured {
  readonly index: ConfigIndex;
  readonly portal: CompiledPortal;
  readonly language: Language;
  readonly now: DownloadSizes;
  readonly before: DownloadSizes;
}

const placeOf = ({ index, language }: Measured, name: string): SourceLocation | undefined => {
  const texts = index.words[language].get(name);
  if (texts) return locationOf(texts, [], 'name');
  const document = index.documentOf('phrases', language, name) ?? index.documentOf('sizes');
  return document && { document, offset: 0 };
};

interface Grown {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
  readonly message: PlacedRisk['message'];
  readonly parts: () => Parts;
}

const riskOf = (measured: Measured, { name, bytes, most, message, parts }: Grown): readonly PlacedRisk[] => {
  const times = bytes / Math.max(most, leastCounted);
  const at = placeOf(measured, name);
  if (times <= growth.warning || !at) return [];
  const values = {
    name,
    size: kilobytes(bytes),
    before: kilobytes(most),
    times: times.toFixed(1),
    language: languageNames[measured.language],
    parts: largest(parts()),
  };
  return [{ at, message, with: values, ...(times > growth.error && { severity: 'error' }) }];
};

const grownParts = ({ now, before }: Measured): Parts =>
  Object.entries({ ...now.screens, ...now.others }).map(([name, bytes]) => [
    name,
    bytes - (before.screens[name] ?? before.others[name] ?? 0),
  ]);

const risksIn = (measured: Measured): readonly PlacedRisk[] => {
  const { portal, language, now, before } = measured;
  const largestBefore = Math.max(0, ...Object.values(before.screens));
  const screens = Object.entries(now.screens).map(([name, bytes]): Grown => {
    const own = before.screens[name];
    return {
      ...{ name, bytes, most: own ?? largestBefore },
      message: own === undefined ? 'large-download.new' : 'large-download.screen',
      parts: () => partsOfScreen(portal, name, language),
    };
  });
  const others = Object.entries(now.others).map(([name, bytes]): Grown => ({
    ...{ name, bytes, most: before.others[name] ?? bytes },
    message: 'large-download.screen',
    parts: () =>
      name === 'configuration'
        ? partsOf(portal.config, '')
        : partsOf({ ...portal.words[language], shared: portal.words[language].screens['shared'] }[name], ''),
  }));
  const total: Grown = {
    ...{ name: sizesPath, bytes: now.total, most: before.total },
    message: 'large-download.total',
    parts: () => grownParts(measured),
  };
  return [...screens, ...others, total].flatMap((grown) => riskOf(measured, grown));
};

/** Reports parts that members download and that are much larger than the stored size. */
export const sizeRisks = (
  index: ConfigIndex,
  documents: readonly ConfigDocument[],
  baseline: SizesFile | undefined,
): readonly PlacedRisk[] => {
  if (!baseline) return [];
  const portal = compileConfig(documents);
  return languages.flatMap((language) =>
    risksIn({
      ...{ index, portal, language },
      now: downloadSizes(portal, language),
      before: baseline[language],
    }),
  );
};
