import type { EnumFact, Fact } from '../generated/config-files.ts';
import { entriesOf, spotOf, type ConfigIndex } from './config-index.ts';
import type { NameSpace, NameUse } from './name-findings.ts';
import { namesIn } from './names-in.ts';

const isEnum = (fact: Fact): fact is EnumFact => fact.type === 'enum';

const literals = (index: ConfigIndex, fact: string): readonly NameUse[] =>
  index
    .playing('comparison')
    .filter(({ value }) => value[0].var === fact)
    .flatMap((one) => {
      const [, literal] = one.value;
      if (typeof literal === 'string') return [{ name: literal, at: spotOf(one, [1]) }];
      return Array.isArray(literal) ? literal.map((name: string, place) => ({ name, at: spotOf(one, [1, place]) })) : [];
    });

/** Tables of other files whose names are values of a fact. */
const tableUses = (index: ConfigIndex, fact: string): readonly NameUse[] => {
  if (fact === 'network') return namesIn(index.documentOf('directory'), ['networks']);
  if (fact !== 'pharmacyVendor') return [];
  return namesIn(index.documentOf('pharmacies'), ['vendors']).filter(({ name }) => name !== 'default');
};

/** The values of each enum fact, named by comparisons, by its `otherwise` and by tables. */
export const factValueSpaces = (index: ConfigIndex): readonly NameSpace[] =>
  entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact): readonly NameSpace[] => {
    const { name, value } = fact;
    if (!isEnum(value)) return [];
    const declared = new Map(value.values.map((one, place) => [one, spotOf(fact, ['values', place])]));
    const uses = [{ name: value.otherwise, at: spotOf(fact, ['otherwise']) }, ...literals(index, name), ...tableUses(index, name)];
    return [{ code: 'unknown-value', what: `value of the fact \`${name}\``, declaredIn: '`values` of that fact', declared, uses }];
  });
