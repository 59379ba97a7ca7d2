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
  /** Shared accounts to switch to; only in the menu that lists members. */
  readonly members?: readonly MemberChoice[] | undefined;
}

export interface OutsideSite {
  readonly name: string;
  readonly link: LinkView;
}

/** The account in the header, and the plan on view. */
export interface AccountView {
  readonly name: string;
  readonly initials: string;
  /** The "Viewing" line; `plan` is absent while no coverage is selected. */
  readonly viewing: { readonly name: string; readonly plan?: string | undefined };
  /**
   * Absent for the user's own record. Otherwise the name of the viewed record (empty when unknown) and the
   * account to return to.
   */
  readonly otherRecord?: { readonly name: string; readonly own?: Pick<MemberChoice, 'eid'> | undefined } | undefined;
  /** The shared accounts to switch to. */
  readonly members: readonly MemberChoice[];
  readonly canSwitchCoverages: boolean;
}

/** Header, menus and footer for one member in one language, as plain data. */
export interface ShellView {
  readonly brand: { readonly name: string; readonly shortName: string; readonly tagline: string; readonly home: string };
  readonly phone: PhoneView;
  readonly supportPhone: PhoneView;
  /** Absent for visitors. */
  readonly account?: AccountView | undefined;
  /** Empty for visitors and while a coverage must be chosen. */
  readonly main: readonly MenuEntryView[];
  /** Messages, notifications, help. */
  readonly header: readonly MenuEntryView[];
  readonly accountMenus: readonly MenuView[];
  readonly footer: readonly MenuView[];
  /** Footer columns of the content service; a title may be empty. */
  readonly more?: readonly MenuView[];
  /** Delay of the footer's ready signal after rendering. */
  readonly footerSignalMilliseconds: number;
  readonly legal: readonly MenuEntryView[];
  readonly social: readonly OutsideSite[];
  readonly reviews: readonly OutsideSite[];
  readonly languages: readonly { readonly language: HelpLanguage; readonly name: string; readonly tooltip: string }[];
  readonly address: readonly string[];
  /** The Pacific day on which the portal was opened, as text. */
  readonly today: string;
  /** Pacific year of the copyright line. */
  readonly year: number;
  /** The same page in the other language, with query and hash. */
  readonly otherLanguage: { readonly language: 'en' | 'es'; readonly href: string };
}

/** The anchor of the language help at the bottom of every member screen. */
export const helpLanguagesAnchor = 'help-in-other-languages';
