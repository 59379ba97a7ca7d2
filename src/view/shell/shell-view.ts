import type { HelpLanguage, IconName } from '../../config/generated/config-files.ts';
import type { MemberChoice } from '../links/items.ts';
import type { LinkView } from '../links/link-view.ts';
import type { PhoneView } from '../phones.ts';

export interface MenuEntryView {
  readonly id: string;
  readonly label: string;
  readonly link: LinkView;
  readonly icon?: IconName | undefined;
  readonly isCurrent: boolean;
}

export interface MenuView {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly MenuEntryView[];
  /** Shared accounts that may be switched to; only in the menu that lists members. */
  readonly members?: readonly MemberChoice[] | undefined;
}

/** A social or review site of the plan. */
export interface OutsideSite {
  readonly name: string;
  readonly link: LinkView;
}

/** Whom the header greets and whose plan is on view. */
export interface AccountView {
  readonly name: string;
  readonly initials: string;
  /** "Viewing" line: name and plan; plan absent while no coverage is selected. */
  readonly viewing: { readonly name: string; readonly plan?: string | undefined };
  /** Absent in one's own record: whose record is on view (empty where the data do not say), and the account to go back to. */
  readonly otherRecord?: { readonly name: string; readonly own?: Pick<MemberChoice, 'eid'> | undefined } | undefined;
  /** The shared accounts to switch to. */
  readonly members: readonly MemberChoice[];
  readonly canSwitchCoverages: boolean;
}

/** Everything around a screen: header, menus, footer. Plain data for one member in one language. */
export interface ShellView {
  readonly brand: { readonly name: string; readonly shortName: string; readonly tagline: string; readonly home: string };
  readonly phone: PhoneView;
  readonly supportPhone: PhoneView;
  /** Absent signed out. */
  readonly account?: AccountView | undefined;
  /** Empty signed out and while a coverage has to be chosen. */
  readonly main: readonly MenuEntryView[];
  /** Messages, notifications, help. */
  readonly header: readonly MenuEntryView[];
  readonly accountMenus: readonly MenuView[];
  readonly footer: readonly MenuView[];
  /** Columns that the content service adds to the footer; a title may be empty. */
  readonly more?: readonly MenuView[];
  /** How long after it is rendered the footer says so. */
  readonly footerSignalMilliseconds: number;
  readonly legal: readonly MenuEntryView[];
  readonly social: readonly OutsideSite[];
  readonly reviews: readonly OutsideSite[];
  readonly languages: readonly { readonly language: HelpLanguage; readonly name: string; readonly tooltip: string }[];
  readonly address: readonly string[];
  /** The Pacific day on which the portal was opened, in words. */
  readonly today: string;
  /** Pacific year of the copyright line. */
  readonly year: number;
  /** The same place in the other language: path, query and hash are kept. */
  readonly otherLanguage: { readonly language: 'en' | 'es'; readonly href: string };
}

/** What the hash of an address names for the help in other languages, at the foot of every member's screen. */
export const helpLanguagesAnchor = 'help-in-other-languages';
