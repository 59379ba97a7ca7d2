/**
 * A member as written in addresses: `m01`, `plan:egwp` or `visitor`, optionally with changed facts, as in
 * `m01;isSubscriber=false;status=?`.
 */
export interface NamedMember {
  /** A sample member, `plan:` with the name of a column in the table, or `visitor`. */
  readonly name: string;
  readonly set: readonly SetFact[];
}

export interface SetFact {
  readonly fact: string;
  /** The value as written in an address: `true`, `Active`, `2`; `?` for unknown. */
  readonly value: string;
}

export const unknownValue = '?';

/** Formats a member for an address. */
export const memberText = ({ name, set }: NamedMember): string =>
  [name, ...set.map(({ fact, value }) => `${fact}=${encodeURIComponent(value)}`)].join(';');

// Reverses `encodeURIComponent`; returns invalid texts unchanged.
const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Parses the result of `memberText`. If a fact is repeated, the last value wins. */
export const namedMember = (text: string): NamedMember => {
  const [name = '', ...parts] = text.split(';');
  const set = new Map(
    parts.flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at), decodePart(part.slice(at + 1))] as const];
    }),
  );
  return { name, set: [...set].map(([fact, value]) => ({ fact, value })) };
};

/** Parses a condition of an address: a fact or a rule, `status=Active`, `isSubscriber=false`. */
export const parseCondition = (text: string): { readonly name: string; readonly value?: string } => {
  const at = text.indexOf('=');
  return at < 0 ? { name: text } : { name: text.slice(0, at), value: decodePart(text.slice(at + 1)) };
};
