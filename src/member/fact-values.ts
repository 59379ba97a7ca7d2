import { isYes, matchingLiteral } from './literals.ts';
import { unreadable } from './member.ts';

export type FactValue = boolean | string | number;

interface Declared {
  /** `data:<property>`, `derived:<name>`, `list:<list of the coverage data>` (whether it has entries) or `session:<name>`. */
  readonly from: string;
  /** Names of entries of a list that do not count. */
  readonly except?: readonly string[];
  readonly changes: 'never' | 'session' | 'member' | 'portal';
}

/** One entry of the facts file: what rules may name, where its value comes from, and what it is without one. */
export type FactDeclaration = Declared &
  (
    | { readonly type: 'boolean' }
    | { readonly type: 'enum'; readonly values: readonly string[]; readonly otherwise: string }
    | { readonly type: 'integer'; readonly min: number; readonly max: number }
  );

type Declarations = Readonly<Record<string, FactDeclaration>>;
type FactValues = Readonly<Record<string, FactValue>>;

const wholeNumber = (raw: FactValue | undefined): number | undefined => {
  if (typeof raw === 'number') return Number.isNaN(raw) ? undefined : Math.trunc(raw);
  return typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : undefined;
};

/** A raw value as its declaration's type: yes/no, one of the literals (else `otherwise`), a number held within its bounds (else the lowest). */
const factValue = (declaration: FactDeclaration, raw: FactValue | undefined): FactValue => {
  switch (declaration.type) {
    case 'boolean':
      return raw === true || (typeof raw === 'string' && isYes(raw));
    case 'enum':
      return matchingLiteral(declaration.values, String(raw ?? '')) ?? declaration.otherwise;
    case 'integer':
      return Math.min(Math.max(wholeNumber(raw) ?? declaration.min, declaration.min), declaration.max);
  }
};

/**
 * The declared facts as typed values, frozen and without a prototype; what has no source is false, `otherwise` or the lowest number
 * (R3.046, A73). What cannot be read is left out: no rule that names it can be decided, so that nothing opens by it.
 */
export const typedFacts = (declarations: Declarations, rawValue: (declaration: FactDeclaration) => FactValue | undefined): FactValues => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const [name, declaration] of Object.entries(declarations)) {
    const raw = rawValue(declaration);
    const isUnknown = raw === unreadable && declaration.from.startsWith('derived:');
    if (!isUnknown) facts[name] = factValue(declaration, raw);
  }
  return Object.freeze(facts);
};

/** The session's own values by name. */
export type SessionFacts = FactValues;

/** The raw value of a fact that comes from the session; undefined for any other. */
export const sessionFact = (from: string, session: SessionFacts): FactValue | undefined => {
  const [kind, name = ''] = from.split(':');
  return kind === 'session' && Object.hasOwn(session, name) ? session[name] : undefined;
};

/** The declared facts of a visitor, who has no data: what is not the session's has no source. */
export const visitorFacts = (declarations: Declarations, { session }: { readonly session: SessionFacts }): FactValues =>
  typedFacts(declarations, ({ from }) => sessionFact(from, session));
