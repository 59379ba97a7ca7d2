import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Phrase } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { workingOut } from '../diagrams/too-large.ts';
import { type Choice, choices } from './choices.ts';
import type { Leads } from './links.ts';
import type { Step } from './screen-gates.ts';
import type { World } from './world.ts';

/**
 * What stands in the table of who sees what: screens, their blocks and items, menus and their entries; and around every screen links to
 * other sites, texts, settings that show something, and old addresses that lead on.
 */
export type ItemKind = 'screen' | 'block' | 'item' | 'entry' | 'menu' | 'link' | 'text' | 'setting' | 'redirect';

/** A link that some members get, and the members for whom it leads somewhere. */
interface LinkChoice extends Choice {
  readonly leads: Diagram;
}

type Texts = Readonly<Record<string, unknown>>;

/** Where an item's words stand: under a screen key (and an item id), under a menu, in the configuration itself, or in the words of components. */
type WordsAt =
  | { readonly screen: string; readonly item?: string }
  | { readonly menu: string; readonly entry: string }
  | { readonly texts: Readonly<Record<Language, Texts>> }
  | { readonly component: string };

/** Anything that members and visitors get: it is decided who sees it, where it leads and what it says. */
export interface PortalItem {
  /** `home`, `home/quickLinks`, `home/quickLinks/changePcp`, `menus/legal/faqs`, `shell/social/youTube`. */
  readonly id: string;
  readonly kind: ItemKind;
  /** The conditions that are checked before its link. */
  readonly steps: readonly Step[];
  readonly gate: Diagram;
  /** Empty: the item has no link. */
  readonly links: readonly LinkChoice[];
  /** Members for whom no broken link hides it. */
  readonly followed: Diagram;
  /** If set, it is shown exactly when one of these items is. */
  readonly holds?: readonly PortalItem[] | undefined;
  readonly shown: Diagram;
  readonly words: WordsAt;
  /** Its entry in the configuration. */
  readonly source: Readonly<Record<string, unknown>>;
}

export interface Making {
  readonly config: PortalConfig;
  readonly world: World;
  readonly leads: Leads;
}

export type ItemDraft = Pick<PortalItem, 'id' | 'kind' | 'steps' | 'words' | 'holds'> & {
  readonly source: object;
  /** The field that holds its link. */
  readonly linkField?: 'link' | 'forwardTo' | 'to';
  /** The item is shown even when its link leads nowhere. */
  readonly linkMayFail?: boolean;
  /** The link leads everybody to its address, and only there it is decided who may open it. */
  readonly leadsEverybody?: boolean;
};

/** An item whose diagrams are computed on first use, because many questions need none of them. */
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
    return (this.#shown ??= workingOut({ kind: 'item', name: this.id }, () =>
      this.holds ? this.#diagrams.any(this.holds.map(({ shown }) => shown)) : this.#diagrams.and(this.gate, this.followed),
    ));
  }
}

/** Whether an item stands on a screen or in a menu, where check and editors find it. */
export const isPlaced = ({ kind }: PortalItem): boolean => ['screen', 'block', 'item', 'entry'].includes(kind);

const noLinks: readonly LinkChoice[] = [];

/** An item with its links resolved. */
export const makeItem = ({ world, leads }: Making, draft: ItemDraft): PortalItem => {
  const chosen = choices(world, draft.source as PortalItem['source'], draft.linkField ?? 'link');
  const hasLink = chosen.some(({ value }) => value !== undefined);
  const leadsOf = (target: string | undefined): Diagram => (target === undefined || draft.leadsEverybody ? 1 : leads.target(target));
  const links = chosen.map((choice): LinkChoice => ({ ...choice, leads: leadsOf(choice.value) }));
  return new Item(draft, world.diagrams, hasLink ? links : noLinks);
};

const child = (phrase: Phrase | undefined, name: string): Phrase | undefined => (typeof phrase === 'object' ? phrase[name] : undefined);

/** All texts of a phrase, one after the other. */
const leavesOf = (phrase: Phrase | undefined): readonly string[] =>
  typeof phrase === 'object' ? Object.values(phrase).flatMap(leavesOf) : phrase === undefined ? [] : [phrase];

/**
 * The word fields of an item in one language, such as `title`, `medicareLabel`; an entry of a menu has its one word as `label`, what a
 * component says stands together as `content`.
 */
export const itemWords = ({ words }: Pick<CompiledPortal, 'words'>, language: Language, at: WordsAt): Texts => {
  const { shell, components, screens } = words[language];
  if ('texts' in at) return at.texts[language];
  if ('component' in at) return { content: leavesOf(components[at.component]).join(' / ') };
  if ('menu' in at) return { label: child(child(shell['menus'], at.menu), at.entry) };
  const screen = screens[at.screen];
  return (at.item === undefined ? screen : screen?.items?.[at.item]) ?? {};
};
