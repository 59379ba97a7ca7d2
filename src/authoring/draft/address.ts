/** One step of an address: a property name, the identity of a list element, or the order of a list. */
export type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'element'; readonly identity: string }
  | { readonly kind: 'order' };

export interface Address {
  readonly file: string;
  readonly steps: readonly Step[];
}

export type AddressFault =
  'no-place' | 'empty-step' | 'unknown-escape' | 'open-bracket' | 'unknown-mark' | 'order-is-last';

const orderMark = '@order';

const ending = '.json';

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

// A name that starts like an element or a marker has that character escaped too, so that every name has an
// address (Decision 0028).
const escapedName = (name: string): string => {
  const safe = escaped(name);
  if (safe.startsWith('[')) return `~2${safe.slice(1)}`;
  return safe.startsWith('@') ? `~3${safe.slice(1)}` : safe;
};

const signs: Readonly<Record<string, string>> = { 0: '~', 1: '/', 2: '[', 3: '@' };

const unescaped = (text: string): string | undefined => {
  const [first = '', ...others] = text.split('~');
  const parts = others.map((part) => {
    const sign = signs[part.slice(0, 1)];
    return sign === undefined ? undefined : sign + part.slice(1);
  });
  return parts.includes(undefined) ? undefined : first + parts.join('');
};

const stepText = (step: Step): string => {
  if (step.kind === 'order') return orderMark;
  return step.kind === 'element' ? `[${escaped(step.identity)}]` : escapedName(step.name);
};

/** Formats an address: `config/screens/claims.json#screens/[claims]/blocks/@order`. */
export const addressText = ({ file, steps }: Address): string => `${file}#${steps.map(stepText).join('/')}`;

const parseStep = (text: string): Step | AddressFault => {
  if (text === '') return 'empty-step';
  if (text === orderMark) return { kind: 'order' };
  if (text.startsWith('@')) return 'unknown-mark';
  const isElement = text.startsWith('[');
  if (isElement && !text.endsWith(']')) return 'open-bracket';
  const name = unescaped(isElement ? text.slice(1, -1) : text);
  if (name === undefined) return 'unknown-escape';
  if (name === '') return 'empty-step';
  return isElement ? { kind: 'element', identity: name } : { kind: 'name', name };
};

/** Parses an address. Returns the error if the text is not an address. */
export const parseAddress = (text: string): Address | AddressFault => {
  const end = text.indexOf(`${ending}#`);
  if (end < 0) return 'no-place';
  const file = text.slice(0, end + ending.length);
  const rest = text.slice(file.length + 1);
  const steps = rest === '' ? [] : rest.split('/').map(parseStep);
  const fault = steps.find((step) => typeof step === 'string');
  if (fault !== undefined) return fault;
  const read = steps.filter((step) => typeof step !== 'string');
  return read.slice(0, -1).some(({ kind }) => kind === 'order') ? 'order-is-last' : { file, steps: read };
};

/**
 * Returns true when two addresses are the same or one contains the other. The address of a list's
 * order contains no elements.
 */
export const areRelated = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(short.endsWith('#') ? short : `${short}/`);
};
