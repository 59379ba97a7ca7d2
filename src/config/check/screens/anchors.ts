import { placeBlocks } from '../../compile/compile-config.ts';
import type { Finding } from '../findings/finding.ts';
import { nearestNames } from '../findings/wording.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';
import { linkTargets } from '../index/link-targets.ts';

const anchorsOf = ({ sources, portal }: ConfigIndex): ReadonlyMap<string, readonly string[]> =>
  new Map(
    sources.screens.map((screen) => {
      const blocks = placeBlocks(screen, sources.shared).blocks.filter(({ area }) => area !== 'hero');
      return [
        screen.key,
        [
          ...blocks.flatMap((block) => [block.id, ...('anchors' in block ? (block.anchors ?? []) : [])]),
          ...portal.anchors,
        ],
      ];
    }),
  );

// Such a link would lead to the top of the screen.
export const anchorFindings = (index: ConfigIndex): readonly Finding[] => {
  const anchors = anchorsOf(index);
  return linkTargets(index).flatMap((target): readonly Finding[] => {
    const known = target.scheme === 'route' ? anchors.get(target.rest) : undefined;
    const hash = /#(.*)$/s.exec(target.value)?.[1];
    if (!known || hash === undefined || known.includes(hash)) return [];
    const [nearest, ...others] = nearestNames(hash, known);
    const at = locationOf(target);
    const blanks = { screen: target.rest, hash, names: known.map((anchor) => `#${anchor}`) };
    const remedy = nearest !== undefined &&
      others.length === 0 && { remedy: [{ at, written: `#${hash}`, write: `#${nearest}` }] };
    return [{ at, severity: 'warning', message: 'unknown-anchor', with: blanks, nearest, ...remedy }];
  });
};
