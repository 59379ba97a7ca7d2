import type { PortalConfig } from '../../config/portal-config.ts';
import { Diagrams, type Diagram } from '../diagram/diagrams.ts';
import { factOrder } from '../space/fact-order.ts';
import { space, validStates, type Space } from '../space/space.ts';
import { variableValue } from '../space/variable.ts';
import { conditions, type Conditions, type Ground } from './conditions.ts';

export interface ConstraintDiagram {
  readonly id: string;
  readonly holds: Diagram;
}

/** The facts and constraints of a configuration: which members there can be. */
export interface World extends Ground {
  readonly conditions: Conditions;
  /** Every fact has one of its values. */
  readonly valid: Diagram;
  readonly constraints: readonly ConstraintDiagram[];
  /** Valid, and every constraint holds. */
  readonly possible: Diagram;
}

type WorldConfig = Pick<PortalConfig, 'facts' | 'rules' | 'constraints'>;

/** The conjunction of valid states and constraints, the smallest diagrams first. */
export const possibleStates = (diagrams: Diagrams, valid: Diagram, constraints: readonly ConstraintDiagram[]): Diagram =>
  constraints.reduceRight((all, { holds }) => diagrams.and(holds, all), valid);

/** A configuration's conditions over facts that are already placed as bits, perhaps together with another configuration's. */
export const worldOn = ({ diagrams, space: placed, read }: Ground, { rules, constraints }: WorldConfig): World => {
  const compiled = conditions(rules, { diagrams, space: placed, read });
  const valid = validStates(diagrams, placed);
  const held = constraints.map(({ id, logic }) => ({ id, holds: compiled.ofExpression(logic) ?? 1 }));
  return { diagrams, space: placed, read, conditions: compiled, valid, constraints: held, possible: possibleStates(diagrams, valid, held) };
};

/** The world of one configuration. Throws `TooLarge` beyond `budget` diagram nodes. */
export const world = (config: WorldConfig, budget?: number): World => {
  const order = factOrder(
    Object.keys(config.facts),
    config.constraints.map(({ logic }) => logic),
    config.rules,
  );
  const placed: Space = space(order.flatMap((name) => (config.facts[name] ? [[name, config.facts[name]] as const] : [])));
  return worldOn({ diagrams: new Diagrams(budget), space: placed, read: variableValue }, config);
};
