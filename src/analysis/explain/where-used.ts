import { factFromSource, listSource } from '../../config/presence-facts.ts';
import { ruleNames } from '../../rules/expression.ts';
import { support } from '../diagrams/questions.ts';
import { namedConditions } from '../findings/items.ts';
import type { PortalModel } from '../model/portal-model.ts';

/** Whether a name means a link target: `route:home?x=1` is meant by itself and by `home`. */
export const namesTarget = (target: string, name: string): boolean =>
  target === name || target.replace(/[?#].*$/s, '').replace(/^[a-z]+:/, '') === name;

export type Used = 'rule' | 'fact' | 'link';

interface Place {
  readonly at: string;
  readonly text: string;
}

/** Blocks that show data only when a fact says that the data exist. */
const blocksReading = ({ items, world: { diagrams, space } }: PortalModel, fact: string): readonly string[] =>
  items.flatMap(({ id, kind, steps }) => {
    const levels = kind === 'block' ? steps.flatMap((step) => (step.kind === 'data' ? support(diagrams, step.holds) : [])) : [];
    return levels.some((level) => space.atLevel[level]?.name === fact) ? [`${id} data`] : [];
  });

/** Items that stand for a list of which a fact says whether it has entries. */
const listsReading = ({ items, portal: { config } }: PortalModel, fact: string): readonly string[] =>
  items.flatMap(({ id, links }) => {
    const lists = links.flatMap(({ value }) => config.lists[/^member:(.+)$/.exec(value ?? '')?.[1] ?? ''] ?? []);
    return lists.some((list) => factFromSource(config.facts, listSource(list)) === fact) ? [`${id} data`] : [];
  });

const linksIn = ({ items }: PortalModel): readonly Place[] =>
  items.flatMap(({ id, source }) =>
    Object.entries(source).flatMap(([field, value]) =>
      /(^l|L)ink$|^(forwardTo|recover|frame)$/.test(field) && typeof value === 'string' ? [{ at: `${id} ${field}`, text: value }] : [],
    ),
  );

/** Every place that names a rule, a fact or a link target (`link:drugList`, or the name alone). */
export const whereUsed = (model: PortalModel, kind: Used, name: string): readonly string[] => {
  const { config } = model.portal;
  switch (kind) {
    case 'rule':
    case 'fact': {
      const constraints = config.constraints.map(({ id, logic }) => ({ by: `constraint ${id}`, names: ruleNames(logic) ?? [] }));
      const named = [...namedConditions(config, model.items), ...constraints].filter(({ names }) => names.includes(name));
      return [...named.map(({ by }) => by), ...blocksReading(model, name), ...listsReading(model, name)];
    }
    case 'link':
      return linksIn(model)
        .filter(({ text }) => namesTarget(text, name))
        .map(({ at }) => at);
  }
};
