import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Phrase } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { withSubject } from '../diagrams/too-large.ts';
import { type Choice, choices } from './choices.ts';
import type { Leads } from './links.ts';
import type { Step } from './screen-gates.ts';
import type { World } from './world.ts';

export const wordNames: readonly string[] = ['title', 'label', 'linkText', 'content', 'intro', 'phone'];

// Targets only name a destination: members get the address.
export const targetNames: readonly string[] = ['link', 'recover', 'frame'];

export const fieldNames: readonly string[] = [
  ...wordNames,
  ...['link', 'address', 'recover', 'recoverAddress', 'frame', 'frameAddress'],
  ...['openInNewTab', 'faqMain', 'pastDue', 'icon', 'tone', 'from', 'until'],
];

export const inDisplayOrder = (names: Iterable<string>): readonly string[] => {
  const given = new Set(names);
  return [
    ...fieldNames.filter((name) => given.has(name)),
    ...[...given].filter((name) => !fieldNames.includes(name)).sort(),
  ];
};

export type ItemKind =
  'screen' | 'block' | 'item' | 'entry' | 'menu' | 'link' | 'text' | 'setting' | 'redirect';

interface LinkChoice extends Choice {
  readonly leads: Diagram;
}

type Texts = Readonly<Record<string, unknown>>;

type WordsAt =
  | { readonly screen: string; readonly item?: string }
  | { readonly menu: string; readonly entry: string }
  | { readonly texts: Readonly<Record<Language, Texts>> }
  | { readonly component: string };

/** A part of the portal: its visibility, links and texts for all members. */
export interface PortalItem {
  /**
   * For example `home`, `home/quickLinks`, `home/quickLinks/changePcp`, `menus/legal/faqs`,
   * `shell/social/youTube`.
   */
  readonly id: string;
  readonly kind: ItemKind;
  readonly steps: readonly Step[];
  readonly gate: Diagram;
  readonly links: readonly LinkChoice[];
  readonly followed: Diagram;
  /** The items that this item contains. If set, the item is shown exactly when at least one of them is. */
  readonly holds?: readonly PortalItem[] | undefined;
  readonly shown: Diagram;
  readonly words: WordsAt;
  readonly source: Readonly<Record<string, unknown>>;
}

export interface Making {
  readonly config: PortalConfig;
  readonly world: World;
  readonly leads: Leads;
}

export type ItemDraft = Pick<PortalItem, 'id' | 'kind' | 'steps' | 'words' | 'holds'> & {
  readonly source: object;
  readonly linkField?: 'link' | 'forwardTo' | 'to';
  readonly linkMayFail?: boolean;
  // The link leads every member to its address, and the target decides who may open it.
  readonly leadsEverybody?: boolean;
};

// Computes diagrams on first use, because many questions need none of them.
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
    for (const { members, leads } of this.links)
      if (leads !== 1) all = this.#diagrams.and(all, this.#diagrams.ite(members, leads, 1));
    return all;
  }

  get shown(): Diagram {
    return (this.#shown ??= withSubject({ kind: 'item', name: this.id }, () =>
      this.holds
        ? this.#diagrams.any(this.holds.map(({ shown }) => shown))
        : this.#diagrams.and(this.gate, this.followed),
    ));
  }
}

export const isPlaced = ({ kind }: PortalItem): boolean =>
  ['screen', 'block', 'item', 'entry'].includes(kind);

const noLinks: readonly LinkChoice[] = [];

export const makeItem = ({ world, leads }: Making, draft: ItemDraft): PortalItem => {
  const chosen = choices(world, draft.source as PortalItem['source'], draft.linkField ?? 'link');
  const hasLink = chosen.some(({ value }) => value !== undefined);
  const leadsOf = (target: string | undefined): Diagram =>
    target === undefined || draft.leadsEverybody ? 1 : leads.target(target);
  const links = chosen.map((choice): LinkChoice => ({ ...choice, leads: leadsOf(choice.value) }));
  return new Item(draft, world.diagrams, hasLink ? links : noLinks);
};

const child = (phrase: Phrase | undefined, name: string): Phrase | undefined =>
  typeof phrase === 'object' ? phrase[name] : undefined;

const leavesOf = (phrase: Phrase | undefined): readonly string[] =>
  typeof phrase === 'object' ? Object.values(phrase).flatMap(leavesOf) : phrase === undefined ? [] : [phrase];

/**
 * Returns the texts of an item in one language by field: `title`, `medicareLabel`, `label` for menu entries,
 * `content`.
 */
export const itemWords = (
  { words }: Pick<CompiledPortal, 'words'>,
  language: Language,
  at: WordsAt,
): Texts => {
  const { shell, components, screens } = words[language];
  if ('texts' in at) return at.texts[language];
  if ('component' in at) return { content: leavesOf(components[at.component]).join(' / ') };
  if ('menu' in at) return { label: child(child(shell['menus'], at.menu), at.entry) };
  const screen = screens[at.screen];
  return (at.item === undefined ? screen : screen?.items?.[at.item]) ?? {};
};
