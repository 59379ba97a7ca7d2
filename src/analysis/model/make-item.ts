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
class Item implements PortalItem {
  declare readonly id: PortalItem['id'];
  declare readonly kind: PortalItem['kind'];
  declare readonly steps: PortalItem['steps'];
  declare readonly words: PortalItem['words'];
  declare readonly holds: PortalItem['holds'];
  declare readonly source: PortalItem['source'];
  declare readonly linkMayFail?: boolean;
  readonly links: readonly LinkChoice[];
  readonly #diagrams: Diagrams;
  #gate: Diagram | undefined;
  #shown: Diagram | undefined;

  constructor(draft: ItemDraft, diagrams: Diagrams, links: readonly LinkChoice[]) {
    Object.assign(this, draft);
    this.links = links;
    this.#diagrams = diagrams;
  }

  get gate(): Diagram {
    return (this.#gate ??= this.#diagrams.all(this.steps.map(({ holds }) => holds)));
  }

  get followed(): Diagram {
    let all: Diagram = 1;
    if (this.linkMayFail) return all;
    for (const { members, leads } of this.links) if (leads !== 1) all = this.#diagrams.and(all, this.#diagrams.ite(members, leads, 1));
    return all;
  }

  get shown(): Diagram {
    return (this.#shown ??= this.holds
      ? this.#diagrams.any(this.holds.map(({ shown }) => shown))
      : this.#diagrams.and(this.gate, this.followed));
  }
}

const noLinks: readonly LinkChoice[] = [];

/** An item with its links worked out. */
export const makeItem = ({ config, world, leads }: Making, draft: ItemDraft): PortalItem => {
  const chosen = choices(config, world, [draft.source as PortalItem['source'], draft.linkField ?? 'link']);
  const hasLink = chosen.some(({ value }) => value !== undefined);
  const links = chosen.map((choice): LinkChoice => ({ ...choice, leads: choice.value === undefined ? 1 : leads.target(choice.value) }));
  return new Item(draft, world.diagrams, hasLink ? links : noLinks);
};
