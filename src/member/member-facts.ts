import { derivedFacts, type MemberAtNow } from './derived-facts.ts';
import type { FactDeclaration, FactValue } from './fact-declaration.ts';
import { factValue } from './fact-value.ts';

/** What facts are made of: the member, the selected coverage, the session's own values and the clock (epoch milliseconds). */
export interface FactSource extends MemberAtNow {
  readonly session: Readonly<Record<string, FactValue>>;
}

const rawValue = (from: string, source: FactSource): FactValue | undefined => {
  const [, kind, name = ''] = /^(data|derived|session):(.+)$/.exec(from) ?? [];
  switch (kind) {
    case 'data':
      return (source.coverage?.properties.get(name) ?? source.member?.account.properties.get(name))?.[0]?.[0];
    case 'derived':
      return Object.hasOwn(derivedFacts, name) ? derivedFacts[name]?.(source) : undefined;
    case 'session':
      return Object.hasOwn(source.session, name) ? source.session[name] : undefined;
    default:
      return undefined;
  }
};

/** Every declared fact as a typed value, frozen and without a prototype; what has no source is false, `otherwise` or the lowest number (R3.046, A73). */
export const memberFacts = (
  declarations: Readonly<Record<string, FactDeclaration>>,
  source: FactSource,
): Readonly<Record<string, FactValue>> => {
  const facts = Object.create(null) as Record<string, FactValue>;
  for (const [name, declaration] of Object.entries(declarations)) {
    facts[name] = factValue(declaration, rawValue(declaration.from, source));
  }
  return Object.freeze(facts);
};
