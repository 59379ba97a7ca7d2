/** A member as an address names them: `m01`, `plan:egwp` or `visitor`, and what is set otherwise, `m01;isSubscriber=false;status=?`. */
export interface NamedMember {
  /** Of a sample member, `plan:` and a column of the table, or `visitor`. */
  readonly name: string;
  readonly set: readonly SetFact[];
}

/** A fact that is set by hand. */
export interface SetFact {
  readonly fact: string;
  /** As an address writes it: `true`, `Active`, `2`; `?`: it is not known. */
  readonly value: string;
}

/** The value of a fact that is not known. */
export const unknownValue = '?';

/** A member as an address writes them. */
export const memberText = ({ name, set }: NamedMember): string =>
  [name, ...set.map(({ fact, value }) => `${fact}=${encodeURIComponent(value)}`)].join(';');

/** What `encodeURIComponent` wrote; a text that it did not write as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads what `memberText` wrote; of a fact that is set twice the last counts. */
export const namedMember = (text: string): NamedMember => {
  const [name = '', ...parts] = text.split(';');
  const set = new Map(
    parts.flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at), decoded(part.slice(at + 1))] as const];
    }),
  );
  return { name, set: [...set].map(([fact, value]) => ({ fact, value })) };
};
