import type { PortalConfig } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagram/diagrams.ts';
import { choices } from './choices.ts';
import type { Leads } from './leads-somewhere.ts';
import type { LinkChoice, PortalItem } from './portal-item.ts';
import type { World } from './world.ts';

export interface Making {
  readonly config: PortalConfig;
  readonly world: World;
  readonly leads: Leads;
}

export type ItemDraft = Pick<PortalItem, 'id' | 'kind' | 'steps' | 'words' | 'holds'> & {
  readonly source: object;
  /** The field that holds its link. */
  readonly linkField?: 'link' | 'forwardTo';
  /** The item stays on show when its link leads nowhere. */
  readonly linkMayFail?: boolean;
};

/** An item whose diagrams are made when they are asked for: many questions need none of them. */
const itemOf = ({ linkMayFail = false, ...draft }: ItemDraft, diagrams: Diagrams, links: readonly LinkChoice[]): PortalItem => {
  let gate: Diagram | undefined;
  let shown: Diagram | undefined;
  return {
    ...draft,
    source: draft.source as PortalItem['source'],
    links,
    get gate() {
      return (gate ??= diagrams.all(this.steps.map(({ holds }) => holds)));
    },
    get followed() {
      const led = links.filter(({ leads }) => !linkMayFail && leads !== 1);
      return diagrams.all(led.map(({ members, leads }) => diagrams.ite(members, leads, 1)));
    },
    get shown() {
      return (shown ??= this.holds ? diagrams.any(this.holds.map((item) => item.shown)) : diagrams.and(this.gate, this.followed));
    },
  };
};

const noLinks: readonly LinkChoice[] = [];

/** An item with its links worked out. */
export const makeItem = ({ config, world, leads }: Making, draft: ItemDraft): PortalItem => {
  const chosen = choices(config, world, [draft.source as PortalItem['source'], draft.linkField ?? 'link']);
  const hasLink = chosen.some(({ value }) => value !== undefined);
  const links = chosen.map((choice): LinkChoice => ({ ...choice, leads: choice.value === undefined ? 1 : leads.target(choice.value) }));
  return itemOf(draft, world.diagrams, hasLink ? links : noLinks);
};
