import { namedConditions } from '../../analysis/findings/items.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { itemWords } from '../../analysis/model/item.ts';
import type { Language } from '../../config/portal-config.ts';
import { ruleNames } from '../../rules/expression.ts';

/** A place that names a rule. */
export interface RuleUse {
  readonly kind: 'item' | 'rule' | 'constraint' | 'variant' | 'setting';
  /** An item's id, or the name of anything else. */
  readonly name: string;
  /** What it is called; undefined where it has no words of its own. */
  readonly says: string | undefined;
}

/** Every place that names a rule or fact itself: `rule mayPayNow`, `constraint noPlans`, `home/quickLinks`. */
const whereNamed = ({ portal: { config }, items }: PortalModel, name: string): readonly string[] => {
  const constraints = config.constraints.map(({ id, logic }) => ({ by: `constraint ${id}`, names: ruleNames(logic) ?? [] }));
  return [...namedConditions(config, items), ...constraints].filter(({ names }) => names.includes(name)).map(({ by }) => by);
};

const kinds: readonly RuleUse['kind'][] = ['rule', 'constraint', 'variant', 'setting'];

const titles = ['title', 'label', 'linkText', 'menu'] as const;

const titleOf = ({ byId, portal }: PortalModel, id: string, language: Language): string | undefined => {
  const item = byId.get(id);
  const words = item ? itemWords(portal, language, item.words) : {};
  return titles.map((name) => words[name]).find((word) => typeof word === 'string' && word !== '') as string | undefined;
};

const saysOf = (model: PortalModel, kind: RuleUse['kind'], name: string, language: Language): string | undefined => {
  const { rules, constraints, variants } = model.portal.labels;
  if (kind === 'item') return titleOf(model, name, language);
  const labels = { rule: rules[name], constraint: constraints[name]?.says, variant: variants[name], setting: undefined };
  return labels[kind]?.[language];
};

/** Every place that names a rule, items after the rules; an item that stands in several places is told once for each. */
export const ruleUses = (model: PortalModel, rule: string, language: Language): readonly RuleUse[] => {
  const places = [...new Set(whereNamed(model, rule))];
  const uses = places.map((place): RuleUse => {
    const [first = '', second = ''] = place.split(' ');
    const kind = second === '' ? undefined : kinds.find((one) => one === first);
    const name = kind === undefined ? first : second;
    return { kind: kind ?? 'item', name, says: saysOf(model, kind ?? 'item', name, language) };
  });
  return uses.toSorted((one, other) => Number(one.kind === 'item') - Number(other.kind === 'item'));
};

/** How often each rule is named. */
export const useCounts = ({ portal: { config }, items }: PortalModel): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const constraints = config.constraints.map(({ logic }) => JSON.stringify(logic));
  for (const { names } of namedConditions(config, items)) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of Object.keys(config.rules)) {
    const more = constraints.filter((text) => text.includes(`{"var":"${name}"}`)).length;
    if (more > 0) counts.set(name, (counts.get(name) ?? 0) + more);
  }
  return counts;
};
