import type { PortalConfig } from '../../config/portal-config.ts';
import type { FactValue } from '../../rules/gate.ts';
import { type State, stateOf } from '../space/space.ts';
import { possibleStates, type World } from './world.ts';

const plain: Readonly<Record<string, FactValue>> = {
  'session:isLoggedIn': true,
  'session:isCoverageSelected': true,
  'derived:coverageCount': 1,
};

// The plainest member: signed in, one selected coverage, no other fact true, every enum at its default.
// Examples stay near it.
export const plainState = (config: Pick<PortalConfig, 'facts'>, world: World): State => {
  const values = Object.entries(config.facts).map(([name, shape]): readonly [string, FactValue] => {
    const otherwise = shape.type === 'enum' ? shape.otherwise : shape.type === 'integer' ? shape.min : false;
    return [name, plain[shape.from] ?? otherwise];
  });
  return stateOf(world.space, Object.fromEntries(values));
};

/**
 * Returns the first constraint that, together with the constraints before it, excludes every member;
 * undefined if a member is possible.
 */
export const contradiction = ({ diagrams, valid, constraints, possible }: World): string | undefined =>
  possible === 0
    ? constraints.find((_, index) => possibleStates(diagrams, valid, constraints.slice(0, index + 1)) === 0)
        ?.id
    : undefined;
