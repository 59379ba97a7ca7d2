import { neededConstraints } from '../../analysis/explain/needed-constraints.ts';
import type { AnalysisFinding } from '../../analysis/findings/finding.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { isGate, type Step } from '../../analysis/model/screen-gates.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';

type Dead = Pick<AnalysisFinding, 'code'> & { readonly about: Pick<AnalysisFinding['about'], 'name'> };

interface Condition {
  readonly name: string;
  readonly holds: number;
}

const conditionsOf = ({ world }: PortalModel, step: Step, language: Language): readonly Condition[] => {
  const { at, when, kind, holds } = step;
  const say = sentences(language);
  const names =
    typeof when === 'string' ? [when] : Array.isArray(when) ? (when as readonly string[]) : undefined;
  if (!isGate(step) || !names) return [{ name: say(`nobody-gets.${kind}`, { at }), holds }];
  return names.map((name) => ({
    name: say('nobody-gets.named', { name, at }),
    holds: world.conditions.ofName(name) ?? 0,
  }));
};

const conflict = ({ world }: PortalModel, all: readonly Condition[]): readonly Condition[] | undefined => {
  const { diagrams, possible } = world;
  const isEmpty = (some: readonly Condition[]): boolean =>
    diagrams.all([possible, ...some.map(({ holds }) => holds)]) === 0;
  if (!isEmpty(all)) return undefined;
  return all.reduce((needed, one) => {
    const without = needed.filter((other) => other !== one);
    return isEmpty(without) ? without : needed;
  }, all);
};

const conditionsBehind = (
  model: PortalModel,
  { code, about }: Dead,
  language: Language,
): readonly Condition[] => {
  if (code === 'dead-item' || code === 'dead-place')
    return (model.byId.get(about.name)?.steps ?? []).flatMap((step) => conditionsOf(model, step, language));
  return [{ name: `\`${about.name}\``, holds: model.world.conditions.ofName(about.name) ?? 0 }];
};

/**
 * Explains why no member sees an item or satisfies a rule: the conditions that exclude each other, and the
 * constraints involved.
 */
export const whyNobody = (model: PortalModel, finding: Dead, language: Language): string => {
  const say = sentences(language);
  const { world, portal } = model;
  const together = conflict(model, conditionsBehind(model, finding, language)) ?? [];
  const names = together.map(({ name }) => name).join(say('and'));
  const behind =
    neededConstraints(world, world.diagrams.all(together.map(({ holds }) => holds)), world.constraints) ?? [];
  const constraints = behind
    .map((id) => say('constraint', { id, says: portal.labels.constraints[id]?.says[language] ?? id }))
    .join(say('semicolon'));
  const excluded =
    finding.code === 'dead-rule' || together.length === 0
      ? ''
      : say(together.length === 1 ? 'nobody-gets.one' : 'nobody-gets.all', { names });
  const because = constraints === '' ? '' : say('nobody-gets.because', { constraints });
  return [excluded, because]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');
};
