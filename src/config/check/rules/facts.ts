import documentsSchema from '../../../../schemas/documents.json' with { type: 'json' };
import type { Fact } from '../../generated/config-files.ts';
import type { Finding } from '../findings/finding.ts';
import { nearestName } from '../findings/wording.ts';
import { type ConfigIndex, entriesOf, type Located, locationOf } from '../index/config-index.ts';
import type { NameUse } from '../index/unknown-names.ts';

// Labels for numbers outside the fact's range. Values of an enum are names, which another check covers.
const unknownNumbers = (fact: Located<Fact>): readonly Finding[] => {
  const { value } = fact;
  if (value.type !== 'integer') return [];
  const numbers = Array.from({ length: value.max - value.min + 1 }, (_, step) => String(value.min + step));
  return Object.keys(value.saysValues ?? {})
    .filter((name) => !numbers.includes(name))
    .map((name) => ({
      at: locationOf(fact, ['saysValues', name], 'name'),
      message: 'unknown-value',
      with: { name, names: numbers },
      nearest: nearestName(name, numbers),
    }));
};

// Only a list has entries that a fact can exclude.
const surplusException = (fact: Located<Fact>, kind: string): readonly Finding[] =>
  kind === 'list' || !('except' in fact.value)
    ? []
    : [{ at: locationOf(fact, ['except'], 'name'), message: 'surplus-except' }];

const unknownSource = (index: ConfigIndex, fact: Located<Fact>): readonly Finding[] => {
  const [kind = '', name = ''] = fact.value.from.split(':');
  const known: Readonly<Record<string, readonly string[] | undefined>> = {
    derived: index.portal.derivedFacts,
    session: index.portal.sessionFacts,
    list: documentsSchema.properties.lists.additionalProperties.properties.of.enum,
  };
  const names = known[kind];
  if (!names || names.includes(name)) return surplusException(fact, kind);
  return [
    {
      at: locationOf(fact, ['from']),
      message: 'unknown-source',
      with: { kind, name, names },
      nearest: nearestName(name, names),
    },
  ];
};

const emptyRange = (fact: Located<Fact>): readonly Finding[] =>
  fact.value.type === 'integer' && fact.value.min > fact.value.max
    ? [
        {
          at: locationOf(fact, ['min']),
          message: 'empty-range',
          with: { min: fact.value.min, max: fact.value.max },
          also: [locationOf(fact, ['max'])],
        },
      ]
    : [];

// The analysis tries the values of a number one by one in each comparison.
const mostValues = 1000;

const manyValues = (fact: Located<Fact>): readonly Finding[] => {
  if (fact.value.type !== 'integer') return [];
  const { min, max } = fact.value;
  const count = max - min + 1;
  return count > mostValues
    ? [{ at: locationOf(fact, ['max']), message: 'many-values', with: { min, max, count, most: mostValues } }]
    : [];
};

export const factFindings = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact) => {
    const range = [...emptyRange(fact), ...manyValues(fact)];
    return [...unknownSource(index, fact), ...(range.length > 0 ? range : unknownNumbers(fact))];
  });

const factUses = (index: ConfigIndex): readonly NameUse[] =>
  entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact) => {
    const [, name] = /^data:(.+)$/.exec(fact.value.from) ?? [];
    return name === undefined ? [] : [{ name, at: locationOf(fact, ['from']) }];
  });

const portalNameUses = (index: ConfigIndex): readonly NameUse[] =>
  entriesOf(index.documentOf('properties'), ['properties'], index.sources.properties).map((one) => ({
    name: one.value,
    at: locationOf(one),
  }));

// Vendors may add properties, so only a difference in case, or of one letter in eight, counts as a typing
// error.
const nearlyMatching = (name: string, names: readonly string[]): string | undefined =>
  nearestName(name, names, Math.floor(name.length / 8));

// A name that properties.json maps to itself is intentional (Decision 0004).
export const propertyFindings = (index: ConfigIndex): readonly Finding[] => {
  const known = index.portal.dataProperties;
  const { properties } = index.sources;
  return [...factUses(index), ...portalNameUses(index)].flatMap(({ name, at }): readonly Finding[] => {
    if (known.includes(name) || properties[name] === name) return [];
    const nearest = nearlyMatching(name, known);
    if (nearest !== undefined)
      return [{ at, severity: 'warning', message: 'unlike-property', with: { name, nearest }, nearest }];
    if (Object.values(properties).includes(name)) return [];
    return [
      {
        at,
        severity: 'warning',
        message: 'unlike-property.unknown',
        with: { name },
        nearest: nearestName(name, [...known, ...Object.values(properties)]),
      },
    ];
  });
};
