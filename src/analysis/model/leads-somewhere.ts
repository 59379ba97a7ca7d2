import type { PortalConfig } from '../../config/portal-config.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { compareFact } from '../space/compare-fact.ts';
import { valueRange } from '../space/space.ts';
import { factFrom } from './fact-from.ts';
import { remembered } from './remembered.ts';
import type { ScreenGates } from './screen-gates.ts';
import type { World } from './world.ts';

/** For which members the targets and texts of a configuration have every value they need. */
export interface Leads {
  /** Members for whom a link target leads somewhere, as `linkAddress` of the view decides it. */
  readonly target: (target: string) => Diagram;
  /** Members who have a value for every placeholder of a text. */
  readonly text: (text: string) => Diagram;
}

const lacking = (names: Readonly<Record<string, unknown>>, name: string): boolean => !Object.hasOwn(names, name);

/** Members for whom an enum fact from this source is not what it is without data. */
const knownValue = (config: PortalConfig, world: World, from: string): Diagram => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === from);
  const variable = world.space.byName.get(name ?? '');
  return variable?.shape.type === 'enum' ? compareFact(world.diagrams, variable, ['!==', variable.shape.otherwise, world.read]) : 1;
};

/** Where links lead, for each member. What a list of the coverage data holds is no fact: it counts as leading somewhere with a coverage. */
export const leadsSomewhere = (config: PortalConfig, world: World, gates: ScreenGates): Leads => {
  const { diagrams } = world;
  const { coverageSelected, signedIn } = gates;
  const values: Readonly<Record<string, Diagram>> = {
    filingOrder: coverageSelected,
    coverageId: coverageSelected,
    pbaId: diagrams.and(coverageSelected, factFrom(config, world, 'derived:hasPbaId')),
    eidShort: signedIn,
    sobId: coverageSelected,
    metalTier: diagrams.and(coverageSelected, knownValue(config, world, 'data:metalTier')),
  };
  const text = (written: string): Diagram =>
    [...written.matchAll(/\{([A-Za-z]+)\}/g)].reduce((all, [, name = '']) => diagrams.and(all, values[name] ?? 1), 1);
  const vendorFact = Object.keys(config.facts).find((name) => config.facts[name]?.from === 'data:pharmacyVendor');
  const vendor = world.space.byName.get(vendorFact ?? '');
  const written = (code: string, key: string): Diagram => {
    const address = (config.pharmacies[code] ?? config.pharmacies['default'])?.[key];
    return address === undefined ? 0 : text(address);
  };
  const pharmacy = (key: string): Diagram => {
    if (key === 'otcLink') return diagrams.and(coverageSelected, factFrom(config, world, 'derived:hasOtcLink'));
    if (!vendor) return diagrams.and(coverageSelected, written('default', key));
    const codes = Array.from({ length: vendor.size }, (_, index) => index);
    const has = (index: number): Diagram =>
      diagrams.and(valueRange(diagrams, vendor, [index, index]), written(String(world.read(vendor, index)), key));
    return diagrams.and(
      coverageSelected,
      codes.reduce((all, index) => diagrams.or(all, has(index)), 0),
    );
  };
  const outside = (name: string): Diagram => {
    const link = lacking(config.links, name) ? undefined : config.links[name];
    if (!link) return 0;
    const ids = link.clientIds ?? {};
    const withId = config.variants
      .filter(({ name: variant }) => variant in ids)
      .reduce((all, { when }) => diagrams.or(all, world.conditions.ofWhen(when)), 0);
    const hasId = !link.href.includes('{clientId}') || 'default' in ids ? 1 : withId;
    return diagrams.and(hasId, text(link.href));
  };
  const route = (rest: string): Diagram => {
    const key = rest.replace(/[?#].*$/s, '');
    return lacking(config.paths.en, key) ? 0 : gates.access(key);
  };
  const ofCoverage = (written: string | undefined): Diagram => (written === undefined ? 0 : diagrams.and(coverageSelected, text(written)));
  const target = (address: string): Diagram => {
    const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(address) ?? [];
    switch (scheme) {
      case 'route':
        return route(rest);
      case 'link':
        return outside(rest);
      case 'pharmacy':
        return pharmacy(rest);
      case 'directory':
        return lacking(config.directory.searches, rest) ? 0 : 1;
      case 'doc':
        return ofCoverage(lacking(config.documents, rest) ? undefined : config.documents[rest]);
      case 'member':
        return ofCoverage(lacking(config.lists, rest) ? undefined : (config.lists[rest]?.href ?? ''));
      case 'legacy':
      case 'tel':
        return text(rest);
      default:
        return 0;
    }
  };
  return { target: remembered(target), text: remembered(text) };
};
