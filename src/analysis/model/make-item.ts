import type { PortalConfig } from '../../config/portal-config.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { choices } from './choices.ts';
import type { Leads } from './leads-somewhere.ts';
import type { LinkChoice, PortalItem } from './portal-item.ts';
import type { World } from './world.ts';

export interface Making {
  readonly config: PortalConfig;
  readonly world: World;
  readonly leads: Leads;
}

export type ItemDraft = Pick<PortalItem, 'id' | 'kind' | 'steps' | 'words'> & {
  readonly source: object;
  /** The field that holds its link. */
  readonly linkField?: 'link' | 'forwardTo';
  /** The item stays on show when its link leads nowhere. */
  readonly linkMayFail?: boolean;
};

const noLinks: readonly LinkChoice[] = [];

/** An item with its gate, its links and who sees it worked out. */
export const makeItem = ({ config, world, leads }: Making, draft: ItemDraft): PortalItem => {
  const { diagrams } = world;
  const { id, kind, steps, words } = draft;
  const source = draft.source as Readonly<Record<string, unknown>>;
  let gate: Diagram = 1;
  for (const { holds } of steps) gate = diagrams.and(gate, holds);
  const chosen = choices(config, world, [source, draft.linkField ?? 'link']);
  if (chosen.every(({ value }) => value === undefined)) return { id, kind, steps, words, source, gate, links: noLinks, shown: gate };
  const links = chosen.map(({ variant, value, members }): LinkChoice => ({
    variant,
    value,
    members,
    leads: value === undefined ? 1 : leads.target(value),
  }));
  let followed: Diagram = 1;
  for (const { members, leads: leading } of links) if (leading !== 1) followed = diagrams.and(followed, diagrams.ite(members, leading, 1));
  const shown = draft.linkMayFail === true ? gate : diagrams.and(gate, followed);
  return { id, kind, steps, words, source, gate, links, shown };
};
