import { namedConditions } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { itemWords } from '../../analysis/model/item.ts';
import type { Language } from '../../config/portal-config.ts';
import { ruleNames } from '../../rules/expression.ts';

export interface RuleUse {
  readonly kind: 'item' | 'rule' | 'constraint' | 'variant' | 'setting';
  readonly name: string;
  /** The label of the place that uses the rule; undefined when it has none. */
  readonly says: string | undefined;
  readonly through?: string;
}

type Namers = ReadonlyMap<string, readonly { readonly by: string }[]>;

const namersIn = ({ portal: { config }, items }: PortalModel): Namers => {
  const constraints = config.constraints.map(({ id, logic }) => ({
    by: `constraint ${id}`,
    names: ruleNames(logic) ?? [],
  }));
  const pairs = [...namedConditions(config, items), ...constraints].flatMap(({ by, names }) =>
    names.map((name) => ({ name, by })),
  );
  return Map.groupBy(pairs, ({ name }) => name);
};

const ruleMark = 'rule ';

const decidedPlaces = (namers: Namers, rule: string): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  const reached = new Set([rule]);
  for (const name of reached)
    for (const { by } of namers.get(name) ?? []) {
      if (!places.has(by)) places.set(by, name);
      if (by.startsWith(ruleMark)) reached.add(by.slice(ruleMark.length));
    }
  return places;
};

const kinds: readonly RuleUse['kind'][] = ['rule', 'constraint', 'variant', 'setting'];

const titles = ['title', 'label', 'linkText', 'menu'] as const;

const titleOf = ({ byId, portal }: PortalModel, id: string, language: Language): string | undefined => {
  const item = byId.get(id);
  const words = item ? itemWords(portal, language, item.words) : {};
  return titles.map((name) => words[name]).find((word) => typeof word === 'string' && word !== '') as
    string | undefined;
};

const saysOf = (
  model: PortalModel,
  kind: RuleUse['kind'],
  name: string,
  language: Language,
): string | undefined => {
  const { rules, constraints, variants } = model.portal.labels;
  if (kind === 'item') return titleOf(model, name, language);
  const labels = {
    rule: rules[name],
    constraint: constraints[name]?.says,
    variant: variants[name],
    setting: undefined,
  };
  return labels[kind]?.[language];
};

export const ruleUses = (model: PortalModel, rule: string, language: Language): readonly RuleUse[] => {
  const uses = [...decidedPlaces(namersIn(model), rule)].map(([file, by]): RuleUse => {
    const [first = '', second = ''] = file.split(' ');
    const kind = second === '' ? undefined : kinds.find((one) => one === first);
    const name = kind === undefined ? first : second;
    const says = saysOf(model, kind ?? 'item', name, language);
    return { kind: kind ?? 'item', name, says, ...(by !== rule && { through: by }) };
  });
  return uses.toSorted((one, other) => Number(one.kind === 'item') - Number(other.kind === 'item'));
};

export const useCounts = (model: PortalModel): ReadonlyMap<string, number> => {
  const namers = namersIn(model);
  return new Map(
    Object.keys(model.portal.config.rules).map((name) => [name, decidedPlaces(namers, name).size]),
  );
};
