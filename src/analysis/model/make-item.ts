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
  readonly id: PortalItem['id'];
  readonly kind: PortalItem['kind'];
  readonly steps: PortalItem['steps'];
  readonly words: PortalItem['words'];
  readonly holds: PortalItem['holds'];
  readonly source: PortalItem['source'];
  readonly links: readonly LinkChoice[];
  readonly #diagrams: Diagrams;
  readonly #linkMayFail: boolean;
  #gate: Diagram | undefined;
  #shown: Diagram | undefined;

  constructor({ id, kind, steps, words, holds, source, linkMayFail = false }: ItemDraft, diagrams: Diagrams, links: readonly LinkChoice[]) {
    this.id = id;
    this.kind = kind;
    this.steps = steps;
    this.words = words;
    this.holds = holds;
    this.source = source as PortalItem['source'];
    this.links = links;
    this.#diagrams = diagrams;
    this.#linkMayFail = linkMayFail;
  }

  get gate(): Diagram {
    return (this.#gate ??= this.steps.reduce((all, { holds }) => this.#diagrams.and(all, holds), 1));
  }

  get followed(): Diagram {
    let all: Diagram = 1;
    if (this.#linkMayFail) return all;
    for (const { members, leads } of this.links) if (leads !== 1) all = this.#diagrams.and(all, this.#diagrams.ite(members, leads, 1));
    return all;
  }

  get shown(): Diagram {
    return (this.#shown ??= this.holds
      ? this.holds.reduce((all, item) => this.#diagrams.or(all, item.shown), 0)
      : this.#diagrams.and(this.gate, this.followed));
  }
}

const noLinks: readonly LinkChoice[] = [];

/** An item with its links worked out. */
export const makeItem = ({ config, world, leads }: Making, draft: ItemDraft): PortalItem => {
  const chosen = choices(config, world, [draft.source as PortalItem['source'], draft.linkField ?? 'link']);
  const hasLink = chosen.some(({ value }) => value !== undefined);
  const links = chosen.map(({ variant, value, members }): LinkChoice => ({
    variant,
    value,
    members,
    leads: value === undefined ? 1 : leads.target(value),
  }));
  return new Item(draft, world.diagrams, hasLink ? links : noLinks);
};
