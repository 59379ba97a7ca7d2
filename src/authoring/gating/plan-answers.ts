import { realisticMembers, witnessIn } from '../../analysis/explain/witness.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../analysis/space/space.ts';
import { overlaps, sampleColumn, type TableColumn, tableColumns } from '../../analysis/table/columns.ts';
import { type Comparison, comparison } from '../../analysis/table/comparison.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { witnessText } from '../../analysis/words/witness-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { UnknownName } from '../refusal.ts';
import { fieldsText, shortText } from './cell-text.ts';

export interface VariantPair {
  readonly first: string;
  readonly also: string;
  readonly all: boolean;
  readonly samples: readonly string[];
  readonly example: string;
}

/**
 * Returns the pairs of plan variants that can apply to the same member, with sample members or an example.
 */
export const variantPairs = (
  model: PortalModel,
  language: Language,
  states: readonly SampleState[],
): readonly VariantPair[] => {
  const { world, portal } = model;
  const columns = tableColumns(model, language);
  const pool = realisticMembers(model, states);
  const context = { language, words: factWords(portal.labels, language), samples: states };
  return overlaps(model, columns)
    .filter(({ first }) => world.variants.some(({ name }) => name === first))
    .map(({ first, also, members }) => {
      const witness = witnessIn(model, members, pool);
      return {
        first,
        also,
        all: columns.some((column) => column.name === first && column.members === members),
        samples: states
          .filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts)))
          .map(({ name }) => name),
        example: witness ? witnessText(model, witness, context) : '',
      };
    });
};

/** Describes pairs of plan variants, one line each. */
export const pairLines = (pairs: readonly VariantPair[], language: Language): readonly string[] => {
  const say = sentences(language);
  if (pairs.length === 0) return [say('pairs.none')];
  const lines = pairs.flatMap(({ first, also, all, samples, example }) => [
    say(all ? 'pairs.all' : 'pairs.some', { first, also }),
    `  ${samples.length > 0 ? say('pairs.samples', { names: samples.join(say('comma')) }) : say('pairs.example', { facts: example })}`,
  ]);
  return [say('pairs.intro'), '', ...lines];
};

const columnNamed = (
  model: PortalModel,
  language: Language,
  states: readonly SampleState[],
  name: string,
): TableColumn => {
  const columns = tableColumns(model, language);
  const sample =
    states.find((state) => state.name === name) ?? states.find((state) => state.name.startsWith(`${name}/`));
  const column = columns.find((one) => one.name === name) ?? (sample && sampleColumn(model, sample));
  if (!column)
    throw new UnknownName(
      'column',
      name,
      [...columns, ...states].map((one) => one.name),
    );
  return column;
};

/** Compares what members of two plans, or two sample members, get. Throws for an unknown name. */
export const comparePlans = (
  model: PortalModel,
  language: Language,
  states: readonly SampleState[],
  [one, other]: readonly [string, string],
): Comparison =>
  comparison(model, language, [
    columnNamed(model, language, states, one),
    columnNamed(model, language, states, other),
  ]);

/** Formats a comparison: counts by kind, then each row with both sides. */
export const comparisonLines = ({ language, one, other, rows, counts }: Comparison): readonly string[] => {
  const say = sentences(language);
  const named = (what: string): string => say(what === 'shown' ? 'compare.shown' : `field.${what}`);
  const values = { one: one.name, other: other.name };
  const numbers = {
    differ: String(counts.differ),
    rows: String(counts.rows),
    onlyOne: String(counts.onlyOne),
    onlyOther: String(counts.onlyOther),
  };
  const by = Object.entries(counts.by).map(([what, count]) => `${named(what)} ${String(count)}`);
  return [
    say('compare.counts', { ...values, ...numbers, oneSays: one.says, otherSays: other.says }),
    ...(rows.length === 0
      ? [say('compare.same')]
      : [
          say('compare.only', { ...values, ...numbers }),
          say('compare.by', { counts: by.join(say('comma')) }),
        ]),
    ...rows.flatMap(({ id, everywhere, differences }) => {
      const same = fieldsText(everywhere, { say, most: shortText });
      return [
        '',
        same === '' ? id : `${id}: ${same}`,
        ...differences.flatMap((difference) => [
          `  ${named(difference.what)}`,
          `    ${one.name}: ${difference.one}`,
          `    ${other.name}: ${difference.other}`,
        ]),
      ];
    }),
  ];
};
