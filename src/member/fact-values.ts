import { isYes, matchingLiteral } from './literals.ts';
import { unreadable } from './member.ts';

export type FactValue = boolean | string | number;

interface Declared {
  // `data:<property>`, `derived:<name>`, `list:<list of the coverage data>` (true when it has entries) or
  // `session:<name>`.
  readonly from: string;
  readonly except?: readonly string[];
  readonly changes: 'never' | 'session' | 'member' | 'portal';
}

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

// Unknown enum values become `otherwise`; numbers are limited to their bounds; a missing number becomes the
// lowest.
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

// Frozen, without a prototype. A fact without a source is false, `otherwise` or the lowest number (R3.046,
// A73). An unreadable fact is left out, so that rules with it stay undecided and nothing opens by mistake.
export const typedFacts = (
  declarations: Declarations,
  rawValue: (declaration: FactDeclaration) => FactValue | undefined,
): FactValues => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const [name, declaration] of Object.entries(declarations)) {
    const raw = rawValue(declaration);
    const isUnknown = raw === unreadable && declaration.from.startsWith('derived:');
    if (!isUnknown) facts[name] = factValue(declaration, raw);
  }
  return Object.freeze(facts);
};

export type SessionFacts = FactValues;

export const sessionFact = (from: string, session: SessionFacts): FactValue | undefined => {
  const [kind, name = ''] = from.split(':');
  return kind === 'session' && Object.hasOwn(session, name) ? session[name] : undefined;
};

/** Returns the facts of a visitor, who has only session facts. */
export const visitorFacts = (
  declarations: Declarations,
  { session }: { readonly session: SessionFacts },
): FactValues => typedFacts(declarations, ({ from }) => sessionFact(from, session));
