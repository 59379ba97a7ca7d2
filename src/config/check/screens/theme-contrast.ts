import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';

type Pair = readonly [text: string, ground: string];

// Where styles use brand colors, in the light and then in the dark theme. Fixed colors are those of blocks 3
// and 4 of the tokens.
export const themePairs: readonly Pair[] = [
  ...['#ffffff', '#fbf9f5', '#f3eee5'].flatMap((ground): readonly Pair[] => [
    ['--brand-700', ground],
    ['--brand-900', ground],
  ]),
  ...['--brand-700', '--brand-800', '--brand-900', '--accent-700'].map((ground): Pair => ['#ffffff', ground]),
  ['#cfe3e6', '--brand-900'],
  ['--brand-800', '--brand-50'],
  ['#14232a', '--brand-50'],
  ['#8a2d0e', '--accent-100'],
  ...['#0d171b', '#15232a', '#0a1215'].map((ground): Pair => ['--brand-300', ground]),
  ['#052129', '--brand-300'],
];

// WCAG 2.2, 1.4.3, for text of normal size.
const least = 4.5;

// An sRGB channel from 0 to 1 (WCAG 2.2, relative luminance).
const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

// Colors as #RRGGBB; the result is 1 to 21 (WCAG 2.2, contrast ratio).
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted(
    (first, second) => first - second,
  );
  return (light + 0.05) / (dark + 0.05);
};

export const contrastFindings = (index: ConfigIndex): readonly Finding[] => {
  const document = index.documentOf('brand');
  const theme: Readonly<Record<string, string>> = index.sources.brand.theme;
  const colourOf = (name: string): string | undefined => (name.startsWith('#') ? name : theme[name]);
  if (!document) return [];
  return themePairs.flatMap(([text, ground]): readonly Finding[] => {
    const one = colourOf(text);
    const other = colourOf(ground);
    if (one === undefined || other === undefined || contrast(one, other) >= least) return [];
    const [own = '', ...rest] = [text, ground].filter((name) => name.startsWith('--'));
    return [
      {
        at: { document, path: ['theme', own], part: 'value' },
        severity: 'warning',
        message: 'low-contrast',
        with: { text, ground, ratio: (Math.floor(contrast(one, other) * 10) / 10).toFixed(1), least },
        also: rest.map((name) => ({ document, path: ['theme', name], part: 'value' as const })),
      },
    ];
  });
};
