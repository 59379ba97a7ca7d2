import type { Fact } from '../generated/config-files.ts';
import { entriesOf, spotOf, type ConfigIndex, type Located } from './config-index.ts';
import type { Finding } from './finding.ts';
import { listed } from './listed.ts';
import { nearestName } from './nearest-name.ts';

const valuesOf = (fact: Fact): readonly string[] => {
  if (fact.type === 'enum') return fact.values;
  return fact.type === 'integer' ? Array.from({ length: fact.max - fact.min + 1 }, (_, step) => String(fact.min + step)) : [];
};

const unknownValues = (fact: Located<Fact>): readonly Finding[] => {
  const values = valuesOf(fact.value);
  return Object.keys('saysValues' in fact.value ? (fact.value.saysValues ?? {}) : {})
    .filter((value) => !values.includes(value))
    .map((value) => ({
      at: spotOf(fact, ['saysValues', value], 'name'),
      code: 'unknown-value',
      message: `the fact has no value \`${value}\``,
      nearest: nearestName(value, values),
      hint: `Its values are ${listed(values)}.`,
    }));
};

/** Facts whose source the portal does not know, whose bounds exclude each other, or that name a value they do not have. */
export const factFindings = (index: ConfigIndex): readonly Finding[] => {
  const known: Readonly<Record<string, readonly string[] | undefined>> = {
    derived: index.portal.derivedFacts,
    session: index.portal.sessionFacts,
  };
  return entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact): readonly Finding[] => {
    const [kind = '', name = ''] = fact.value.from.split(':');
    const names = known[kind];
    const source: readonly Finding[] =
      !names || names.includes(name)
        ? []
        : [
            {
              at: spotOf(fact, ['from']),
              code: 'unknown-source',
              message: `the portal has no ${kind} value \`${name}\``,
              nearest: nearestName(name, names),
              hint: `After \`${kind}:\` write one of ${listed(names)}; a property of the coverage data is \`data:${name}\`.`,
            },
          ];
    const bounds: readonly Finding[] =
      fact.value.type === 'integer' && fact.value.min > fact.value.max
        ? [
            {
              at: spotOf(fact, ['min']),
              code: 'empty-range',
              message: `\`min\` ${fact.value.min} is above \`max\` ${fact.value.max}`,
              hint: 'Write the smaller number as `min`.',
              also: [spotOf(fact, ['max'])],
            },
          ]
        : [];
    return [...source, ...(bounds.length > 0 ? bounds : unknownValues(fact))];
  });
};
