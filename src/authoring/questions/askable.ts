import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { variableValue } from '../../analysis/space/space.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';

export interface Askable {
  readonly name: string;
  readonly says: string;
}

export interface AskableFact extends Askable {
  readonly type: 'boolean' | 'enum' | 'integer';
  readonly values: readonly { readonly value: string; readonly says: string }[];
  readonly missing: string;
}

export interface AskableNames {
  readonly facts: readonly AskableFact[];
  readonly rules: readonly Askable[];
  readonly samples: readonly Askable[];
  readonly plans: readonly Askable[];
  readonly constraints: readonly (Askable & { readonly isAssumed: boolean })[];
}

// A number with more values is asked for by its limits: users do not select from a longer list.
const mostValues = 30;

/** Returns all names that questions can use, with their labels in one language. */
export const askableNames = (
  model: PortalModel,
  samples: readonly SampleState[],
  language: Language,
): AskableNames => {
  const { portal, world } = model;
  const { labels, config } = portal;
  const words = factWords(labels, language);
  const facts = Object.entries(config.facts).flatMap(([name, shape]): readonly AskableFact[] => {
    const variable = world.space.byName.get(name);
    if (!variable) return [];
    const values = Array.from({ length: Math.min(variable.size, mostValues) }, (_, index) => ({
      value: String(variableValue(variable, index)),
      says: words.values(variable, new Set([index])),
    }));
    const missing =
      shape.type === 'boolean' ? 'false' : shape.type === 'enum' ? shape.otherwise : String(shape.min);
    return [{ name, says: labels.facts[name]?.[language] ?? name, type: shape.type, values, missing }];
  });
  return {
    facts,
    rules: Object.keys(config.rules).map((name) => ({ name, says: labels.rules[name]?.[language] ?? name })),
    samples: samples.map(({ name, summary }) => ({ name, says: summary })),
    plans: tableColumns(model, language).map(({ name, says }) => ({ name, says })),
    constraints: config.constraints.map(({ id }) => ({
      name: id,
      says: labels.constraints[id]?.says[language] ?? id,
      isAssumed: labels.constraints[id]?.status === 'assumed',
    })),
  };
};
