import type { PortalConfig } from '../../config/portal-config.ts';
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

/** An item with its gate, its links and who sees it worked out. */
export const makeItem = (
  { config, world, leads }: Making,
  { linkField = 'link', linkMayFail = false, ...draft }: ItemDraft,
): PortalItem => {
  const { diagrams } = world;
  const source = draft.source as Readonly<Record<string, unknown>>;
  const gate = draft.steps.reduce((all, { holds }) => diagrams.and(all, holds), 1);
  const chosen = choices(config, world, [source, linkField]);
  const links = chosen.map((choice): LinkChoice => ({ ...choice, leads: choice.value === undefined ? 1 : leads.target(choice.value) }));
  const hasLink = links.some(({ value }) => value !== undefined);
  const followed = links.reduce((all, { members, leads: leading }) => diagrams.or(all, diagrams.and(members, leading)), 0);
  const shown = hasLink && !linkMayFail ? diagrams.and(gate, followed) : gate;
  return { ...draft, source, gate, links: hasLink ? links : [], shown };
};
