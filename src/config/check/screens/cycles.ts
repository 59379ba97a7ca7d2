import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';
import { linkTargets } from '../index/link-targets.ts';

export const cyclesOf = (next: ReadonlyMap<string, string>): readonly (readonly string[])[] => {
  const known = new Set<string>();
  return [...next.keys()].flatMap((start) => {
    const way: string[] = [];
    let name: string | undefined = start;
    while (name !== undefined && !way.includes(name) && !known.has(name)) {
      way.push(name);
      name = next.get(name);
    }
    for (const one of way) known.add(one);
    return name !== undefined && way.includes(name) ? [way.slice(way.indexOf(name))] : [];
  });
};

const screensByTarget = (index: ConfigIndex): ReadonlyMap<string, string> =>
  new Map(
    linkTargets(index)
      .filter(({ scheme }) => scheme === 'route')
      .map(({ value, rest }) => [value, rest]),
  );

export const cycleFindings = (index: ConfigIndex, property: 'parent' | 'forwardTo'): readonly Finding[] => {
  const message = property === 'parent' ? 'cyclic-parents' : 'cyclic-forwards';
  const routes = property === 'parent' ? undefined : screensByTarget(index);
  const screens = new Map(index.withRole('screen').map((screen) => [screen.value.key, screen]));
  const steps = [...screens].flatMap(([key, { value }]): readonly (readonly [string, string])[] => {
    const written = value[property];
    const next = written === undefined || !routes ? written : routes.get(written);
    return next === undefined ? [] : [[key, next]];
  });
  return cyclesOf(new Map(steps)).flatMap((cycle): readonly Finding[] => {
    const [first, ...more] = cycle
      .flatMap((key) => screens.get(key) ?? [])
      .map((screen) => locationOf(screen, [property]));
    const way = [...cycle, ...cycle.slice(0, 1)].map((key) => `\`${key}\``).join(' -> ');
    return first ? [{ at: first, message, with: { way }, also: more }] : [];
  });
};
