import type { MemberList } from '../../config/generated/config-files.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { factFromSource, listSource, placeholderSources } from '../../config/presence-facts.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { compareFact } from '../space/compare-fact.ts';
import { valueRange } from '../space/space.ts';
import type { ScreenGates } from './screen-gates.ts';
import { factFrom, type World } from './world.ts';

type TextMembers = (text: string) => Diagram;

const hasValue = (config: PortalConfig, world: World, from: string): Diagram => {
  const variable = world.space.byName.get(factFromSource(config.facts, { from }) ?? '');
  return variable?.shape.type === 'enum'
    ? compareFact(world.diagrams, variable, {
        operator: '!==',
        literal: variable.shape.otherwise,
        read: world.read,
      })
    : factFrom(config, world, from);
};

// Must agree with `placeholderValues` of the view.
const textMembers = (config: PortalConfig, world: World): TextMembers => {
  const { diagrams } = world;
  const members = memoize((name: string): Diagram =>
    diagrams.all((placeholderSources[name] ?? []).map((from) => hasValue(config, world, from))),
  );
  return memoize((written) =>
    written.includes('{')
      ? diagrams.all(Array.from(written.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => members(name)))
      : 1,
  );
};

export interface Leads {
  // Must agree with `linkAddress` of the view.
  readonly target: (target: string) => Diagram;
  readonly text: TextMembers;
}

interface Build {
  readonly config: PortalConfig;
  readonly world: World;
  readonly gates: ScreenGates;
  readonly text: TextMembers;
}

const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const ofCoverage = ({ world, gates, text }: Build, written: string | undefined): Diagram =>
  written === undefined ? 0 : world.diagrams.and(gates.coverageSelected, text(written));

const pharmacy = (build: Build, key: string): Diagram => {
  const { config, world, gates } = build;
  const { diagrams } = world;
  if (key === 'otcLink')
    return diagrams.and(gates.coverageSelected, factFrom(config, world, 'derived:hasOtcLink'));
  const address = (code: string): string | undefined =>
    (config.pharmacies[code] ?? config.pharmacies['default'])?.[key];
  const fact = Object.keys(config.facts).find((name) => config.facts[name]?.from === 'data:pharmacyVendor');
  const vendor = world.space.byName.get(fact ?? '');
  if (!vendor) return ofCoverage(build, address('default'));
  const ofVendor = (index: number): Diagram =>
    diagrams.and(
      valueRange(diagrams, vendor, index, index),
      ofCoverage(build, address(String(world.read(vendor, index)))),
    );
  return diagrams.any(Array.from({ length: vendor.size }, (_, index) => ofVendor(index)));
};

const outside = ({ config, world, text }: Build, name: string): Diagram => {
  const link = named(config.links, name);
  if (!link) return 0;
  const { diagrams, variants } = world;
  const ids = link.clientIds ?? {};
  const withId = diagrams.any(
    variants.filter((variant) => variant.name in ids).map(({ members }) => members),
  );
  const hasId = !link.href.includes('{clientId}') || 'default' in ids ? 1 : withId;
  return diagrams.and(hasId, text(link.href));
};

// Supplemental benefits bring no address of their own.
const entryAddress = ({ of, href }: MemberList): string | undefined =>
  href ?? (of === 'supplementalBenefits' ? undefined : '');

const target = (build: Build, address: string): Diagram => {
  const { config, gates, text, world } = build;
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(address) ?? [];
  const screen = rest.replace(/[?#].*$/s, '');
  switch (scheme) {
    case 'route':
      return named(config.paths.en, screen) === undefined ? 0 : gates.access(screen);
    case 'link':
      return outside(build, rest);
    case 'pharmacy':
      return pharmacy(build, rest);
    case 'directory':
      return named(config.directory.searches, rest) ? 1 : 0;
    case 'doc':
      return ofCoverage(build, named(config.documents, rest));
    case 'member': {
      const list = named(config.lists, rest);
      return list
        ? world.diagrams.and(factFrom(config, world, listSource(list)), ofCoverage(build, entryAddress(list)))
        : 0;
    }
    case 'legacy':
    case 'tel':
      return text(rest);
    default:
      return 0;
  }
};

// A list of the coverage data works as a link when it has entries.
export const reachableLinks = (config: PortalConfig, world: World, gates: ScreenGates): Leads => {
  const text = textMembers(config, world);
  return { target: memoize((address) => target({ config, world, gates, text }, address)), text };
};
