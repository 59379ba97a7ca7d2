type Cents = 'always' | 'auto';

// Created on first use, as in `calendar-day.ts`.
const made: Partial<Record<Cents, Intl.NumberFormat>> = {};

const dollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;

/**
 * Formats dollars as `$1,204.50` in both languages (R5.13); `auto` drops `.00` (A98: copays and
 * accumulators).
 */
export const formatCurrency = (amount: number, { cents }: { readonly cents: Cents }): string => {
  made[cents] ??= new Intl.NumberFormat('en-US', {
    ...dollars,
    trailingZeroDisplay: cents === 'auto' ? 'stripIfInteger' : 'auto',
  });
  return made[cents].format(amount);
};

const pieces = /\s*(US\$|USD|\$|CR|DR|[-+()]|[\d.,]+)\s*/giy;

// The sign by the marks around the number (`#`): minus, parentheses and CR are credits.
const signs: Readonly<Record<string, 1 | -1>> = {
  '#': 1,
  '+#': 1,
  'DR#': 1,
  '#DR': 1,
  '-#': -1,
  '#-': -1,
  '(#)': -1,
  'CR#': -1,
  '#CR': -1,
};

const isNumber = (piece: string): boolean => /[\d.,]/.test(piece);
const isCurrency = (piece: string): boolean => piece.endsWith('$') || piece === 'USD';

// Longer texts are not examined.
const longestAmount = 64;

const piecesOf = (text: string): readonly string[] => {
  if (text.length > longestAmount) return [];
  const found = [...text.toUpperCase().replaceAll('\u2212', '-').matchAll(pieces)];
  const read = found.reduce((length, [whole]) => length + whole.length, 0);
  return read === text.length ? found.map(([, piece = '']) => piece) : [];
};

const plainNumber = (text: string): number | undefined =>
  /^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(text) && /\d/.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined;

const wholeCents = (dollars: number): number => Math.round(dollars * 100) / 100;

// Also `.50`, `45.00 USD`, and as credits `(25.50)`, `-25.50`, `25.50-`, `25.50 CR`. Undefined when
// unreadable, such as `1.234,56`, `1,23`, two signs or another currency.
export const parseAmount = (text: string): number | undefined => {
  const written = piecesOf(text.trim());
  const currencies = written.filter(isCurrency);
  const sign =
    signs[written.map((piece) => (isNumber(piece) ? '#' : isCurrency(piece) ? '' : piece)).join('')];
  const amount = plainNumber(written.find(isNumber) ?? '');
  if (sign === undefined || amount === undefined || new Set(currencies).size < currencies.length)
    return undefined;
  const dollars = wholeCents(amount);
  if (!Number.isSafeInteger(Math.round(dollars * 100))) return undefined;
  return dollars === 0 ? 0 : sign * dollars;
};

// `30`, `12.5` or `30 %`; otherwise undefined.
export const parsePercent = (text: string): number | undefined =>
  plainNumber(/^([\d.]+)\s*%?$/.exec(text.trim())?.[1] ?? '');

export interface AccumulatorProgress {
  // 0 to 100, not rounded.
  readonly percent: number;
  readonly paid: number;
  readonly remaining: number;
}

/**
 * Returns the used part of an accumulator, with `spent` limited to the range from 0 to the total (R5.07
 * to R5.09, A95). Without a total, returns 0 % (A94).
 */
export const accumulatorProgress = ({
  spent,
  total,
}: {
  readonly spent: number;
  readonly total: number;
}): AccumulatorProgress => {
  if (!Number.isFinite(total) || total <= 0) return { percent: 0, paid: 0, remaining: 0 };
  const paid = Math.min(Math.max(Number.isNaN(spent) ? 0 : spent, 0), total);
  return { percent: (paid / total) * 100, paid, remaining: wholeCents(total - paid) };
};
