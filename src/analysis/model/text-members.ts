import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { compareFact } from '../space/compare-fact.ts';
import { factFrom } from './fact-from.ts';
import type { ScreenGates } from './screen-gates.ts';
import type { World } from './world.ts';

/** Members who have a value for every placeholder of a text. */
export type TextMembers = (text: string) => Diagram;

/** Members for whom an enum fact from this source is not what it is without data. */
const knownValue = (config: PortalConfig, world: World, from: string): Diagram => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === from);
  const variable = world.space.byName.get(name ?? '');
  return variable?.shape.type === 'enum'
    ? compareFact(world.diagrams, variable, { operator: '!==', literal: variable.shape.otherwise, read: world.read })
    : 1;
};

/** For which members the placeholders of a text have values, as `placeholderValues` of the view fills them. */
export const textMembers = (config: PortalConfig, world: World, { coverageSelected, signedIn }: ScreenGates): TextMembers => {
  const { diagrams } = world;
  const values: Readonly<Record<string, Diagram>> = {
    filingOrder: coverageSelected,
    coverageId: coverageSelected,
    pbaId: diagrams.and(coverageSelected, factFrom(config, world, 'derived:hasPbaId')),
    eidShort: signedIn,
    sobId: coverageSelected,
    metalTier: diagrams.and(coverageSelected, knownValue(config, world, 'data:metalTier')),
  };
  return memoize((written) =>
    written.includes('{') ? diagrams.all(Array.from(written.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => values[name] ?? 1)) : 1,
  );
};
