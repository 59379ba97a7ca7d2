import { nearestName } from '../findings/wording.ts';
import { registeredDomain } from './known-hosts.ts';

// What a hasty reader takes for another letter.
const folds: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['3', 'e'],
  ['5', 's'],
];

const folded = (label: string): string =>
  folds.reduce((text, [written, read]) => text.replaceAll(written, read), label);

// In characters: shorter names are close to common words.
const leastContained = 6;
const leastCompared = 6;
const longCompared = 10;

const stepsFor = (name: string): number => (name.length >= longCompared ? 2 : 1);

const ownerOf = (domain: string): string => domain.split('.')[0] ?? '';

export interface AlikeHost {
  readonly other: string;
  /** `inside`: the host contains the whole name, as in `brisamar.example.evil.example`. */
  readonly how: 'inside' | 'like';
}

const isInside = (name: string, labels: readonly string[]): boolean =>
  labels.some((label) =>
    name.length >= leastContained
      ? label.replaceAll('-', '').includes(name)
      : label.split('-').includes(name),
  );

const isLike = (name: string, labels: readonly string[]): boolean =>
  labels
    .flatMap((label) => [label, ...label.split('-')])
    .some((label) => {
      const [one, other] = [folded(label), folded(name)];
      if (one === other) return true;
      return name.length >= leastCompared && nearestName(one, [other], stepsFor(name)) !== undefined;
    });

/**
 * Returns the known domain or name that readers could confuse with a host. `names` are the plan's names in lowercase.
 */
export const alikeHost = (
  host: string,
  domains: readonly string[],
  names: readonly string[] = [],
): AlikeHost | undefined => {
  const registered = registeredDomain(host);
  if (domains.includes(registered)) return undefined;
  const labels = host.split('.').slice(0, -1);
  const known = [
    ...domains.map((domain) => [ownerOf(domain), domain] as const),
    ...names.map((name) => [name, name] as const),
  ].filter(([name]) => name.length >= 4);
  const inside = known.find(([name]) => isInside(name, labels));
  if (inside) return { other: inside[1], how: 'inside' };
  const like = known.find(([name]) => isLike(name, labels));
  return like && { other: like[1], how: 'like' };
};
