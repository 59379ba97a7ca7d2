import { support } from '../diagram/support.ts';
import { namedConditions } from '../findings/named-conditions.ts';
import type { Portal } from '../model/portal.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { ruleNames } from '../../rules/rule-names.ts';

export type Used = 'rule' | 'fact' | 'link' | 'word';

interface Place {
  readonly at: string;
  readonly text: string;
}

/** Blocks that show data which the fact tells to be there. */
const readers = ({ items, world: { diagrams, space } }: PortalModel, fact: string): readonly string[] =>
  items.flatMap(({ id, kind, steps }) => {
    const levels = kind === 'block' ? steps.flatMap((step) => (step.kind === 'data' ? support(diagrams, step.holds) : [])) : [];
    return levels.some((level) => space.atLevel[level]?.name === fact) ? [`${id} data`] : [];
  });

const placesIn = (value: unknown, at: string): readonly Place[] => {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => placesIn(part, at === '' ? name : `${at}.${name}`));
};

const linksIn = ({ items }: PortalModel): readonly Place[] =>
  items.flatMap(({ id, source }) =>
    Object.entries(source).flatMap(([field, value]) =>
      /(^l|L)ink$|^(forwardTo|recover|frame)$/.test(field) && typeof value === 'string' ? [{ at: `${id} ${field}`, text: value }] : [],
    ),
  );

const wordsIn = ({ words }: Portal): readonly Place[] => [...placesIn(words.en, 'en'), ...placesIn(words.es, 'es')];

const namesTarget = (target: string, name: string): boolean =>
  target === name || target.replace(/[?#].*$/s, '').replace(/^[a-z]+:/, '') === name;

/**
 * Every place that names a rule, a fact, a link target (`link:drugList`, or the name alone) or a word: a placeholder such as `{phone}`,
 * or a piece of text, letter case ignored.
 */
export const whereUsed = (model: PortalModel, kind: Used, name: string): readonly string[] => {
  const { config } = model.portal;
  switch (kind) {
    case 'rule':
    case 'fact': {
      const constraints = config.constraints.map(({ id, logic }) => ({ by: `constraint ${id}`, names: ruleNames(logic) ?? [] }));
      const named = [...namedConditions(config, model.items), ...constraints].filter(({ names }) => names.includes(name));
      return [...named.map(({ by }) => by), ...readers(model, name)];
    }
    case 'link':
      return linksIn(model)
        .filter(({ text }) => namesTarget(text, name))
        .map(({ at }) => at);
    case 'word': {
      const wanted = name.toLowerCase();
      return wordsIn(model.portal)
        .filter(({ at, text }) => at.endsWith(`.${name}`) || text.toLowerCase().includes(wanted))
        .map(({ at, text }) => `${at}: ${text}`);
    }
  }
};
