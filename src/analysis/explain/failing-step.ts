import { factFromSource, listSource } from '../../config/presence-facts.ts';
import { operationOf, type When } from '../../rules/expression.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { isGate, type Step } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { holdsFor, type State } from '../space/space.ts';

const partsOf = (when: When): readonly When[] => {
  if (typeof when === 'string') return [when];
  if (Array.isArray(when)) return when as readonly string[];
  const { operator, operand } = operationOf(when);
  return operator === 'and' ? (operand as readonly When[]) : [when];
};

const failingPart = ({ conditions, diagrams }: World, when: When, state: State): When => {
  const failing = partsOf(when).filter((part) => !holdsFor(diagrams, conditions.ofWhen(part), state));
  const names = failing.filter((part) => typeof part === 'string');
  if (failing.length === 0) return when;
  if (failing.length === 1 && !Array.isArray(when)) return failing[0] ?? when;
  return names.length === failing.length ? names : { and: failing };
};

const firstFailing = (world: World, steps: readonly Step[], state: State): Step | undefined => {
  const failing = steps.find(({ holds }) => !holdsFor(world.diagrams, holds, state));
  return failing?.when === undefined
    ? failing
    : { ...failing, when: failingPart(world, failing.when, state) };
};

const behindLink = (
  { world, byId, portal: { config } }: PortalModel,
  target: string,
  state: State,
): { readonly when?: When } => {
  const [, scheme, name = ''] = /^(route|member):([^?#]+)/.exec(target) ?? [];
  const list = scheme === 'member' && Object.hasOwn(config.lists, name) ? config.lists[name] : undefined;
  const fact = list && factFromSource(config.facts, listSource(list));
  if (fact !== undefined) return { when: fact };
  const gates =
    scheme === 'route'
      ? (byId.get(name)?.steps ?? []).filter((step) => isGate(step) || step.kind === 'plans')
      : [];
  const failing = firstFailing(world, gates, state);
  return failing?.when === undefined ? {} : { when: failing.when };
};

const linkStep = (model: PortalModel, { id, links }: PortalItem, state: State): readonly Step[] => {
  const chosen = links.find(({ members }) => holdsFor(model.world.diagrams, members, state));
  if (chosen?.value === undefined) return [];
  return [
    { kind: 'link', at: chosen.value || id, ...behindLink(model, chosen.value, state), holds: chosen.leads },
  ];
};

/**
 * Returns the first step to an item whose condition a member does not meet, with the unmet part of the
 * condition.
 */
export const failingStep = (model: PortalModel, item: PortalItem, state: State): Step | undefined =>
  firstFailing(model.world, item.steps, state) ??
  linkStep(model, item, state).find(({ holds }) => !holdsFor(model.world.diagrams, holds, state));
