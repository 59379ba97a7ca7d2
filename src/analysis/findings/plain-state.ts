import type { PortalConfig } from '../../config/portal-config.ts';
import type { FactValue } from '../../rules/gate.ts';
import type { World } from '../model/world.ts';
import { type State, stateOf } from '../space/state.ts';

const plain: Readonly<Record<string, FactValue>> = {
  'session:isLoggedIn': true,
  'session:isCoverageSelected': true,
  'derived:coverageCount': 1,
};

/** The plainest member: signed in, one selected coverage, nothing else true, every enum as it is without data. Examples stay near it. */
export const plainState = (config: Pick<PortalConfig, 'facts'>, world: World): State => {
  const values = Object.entries(config.facts).map(([name, shape]): readonly [string, FactValue] => {
    const otherwise = shape.type === 'enum' ? shape.otherwise : shape.type === 'integer' ? shape.min : false;
    return [name, plain[shape.from] ?? otherwise];
  });
  return stateOf(world.space, Object.fromEntries(values));
};
