import type { IconName, Menu, MenuEntry, Phrase } from '../../config/generated/config-files.ts';
import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { variantValue } from '../../rules/variants.ts';
import { linkView } from '../links/link-view.ts';
import type { ViewContext } from '../view-context.ts';
import { fill, placeholderValues, wordsOf } from '../words.ts';
import type { MenuEntryView } from './shell-view.ts';

const child = (phrase: Phrase | undefined, name: string): Phrase | undefined =>
  typeof phrase === 'object' ? phrase[name] : undefined;

export const menuWord = (context: ViewContext, menu: string, entry: string): string => {
  const word = child(child(context.words.shell['menus'], menu), entry);
  return (typeof word === 'string' ? fill(word, placeholderValues(context)) : undefined) ?? '';
};

interface Candidate {
  readonly id: string;
  readonly order: number;
  readonly label: string;
  readonly target: string | undefined;
  readonly icon: IconName | undefined;
  readonly newTab: boolean;
  readonly screenKey?: string;
}

type ScreenEntry = NonNullable<PlacedScreen['menu']> & Pick<PlacedScreen, 'key'>;

export const screenEntries = ({ screens }: PortalConfig, { id }: Menu): readonly ScreenEntry[] =>
  screens.flatMap(({ key, menu }) => (menu?.in === id ? [{ key, ...menu }] : []));

const ofScreen = ({ key, order, icon }: ScreenEntry, context: ViewContext): Candidate => {
  const word = wordsOf(context, key);
  return {
    id: key,
    order,
    label: word('menu') ?? word('title') ?? '',
    target: `route:${key}`,
    icon,
    newTab: false,
    screenKey: key,
  };
};

const ofEntry = (entry: MenuEntry, menu: Menu, context: ViewContext): Candidate => ({
  id: entry.id,
  order: entry.order,
  label: menuWord(context, menu.id, entry.id),
  target: variantValue(entry, 'link', context.gate.variants),
  icon: entry.icon,
  newTab: entry.openInNewTab ?? false,
});

const candidatesOf = (menu: Menu, context: ViewContext): readonly Candidate[] => {
  const screens = context.gate
    .visible(screenEntries(context.config, menu))
    .map((entry) => ofScreen(entry, context));
  const entries = context.gate.visible(menu.entries).map((entry) => ofEntry(entry, menu, context));
  return [...screens, ...entries].sort((one, other) => one.order - other.order);
};

// Also true for screens below it. Home is current only on home.
const isCurrent = (candidate: Candidate, currentKey: string | undefined): boolean =>
  candidate.screenKey !== undefined &&
  currentKey !== undefined &&
  (currentKey === candidate.screenKey || currentKey.startsWith(`${candidate.screenKey}.`));

// In order, without gaps for hidden entries (R2.013).
export const menuEntries = (
  menu: Menu,
  context: ViewContext,
  currentKey: string | undefined,
): readonly MenuEntryView[] =>
  candidatesOf(menu, context).flatMap((candidate) => {
    const link = linkView(candidate.target, context, candidate.newTab);
    if (!link) return [];
    const { id, label, icon } = candidate;
    return { id, label, link, icon, isCurrent: isCurrent(candidate, currentKey) };
  });
