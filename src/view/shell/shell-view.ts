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
  readonly members?: readonly MemberChoice[] | undefined;
}

export interface OutsideSite {
  readonly name: string;
  readonly link: LinkView;
}

export interface AccountView {
  readonly name: string;
  readonly initials: string;
  /** The "Viewing" line; `plan` is absent while no coverage is selected. */
  readonly viewing: { readonly name: string; readonly plan?: string | undefined };
  /**
   * The name of the viewed record (empty when unknown) and the account to return to. Absent for the user's
   * own record.
   */
  readonly otherRecord?:
    { readonly name: string; readonly own?: Pick<MemberChoice, 'eid'> | undefined } | undefined;
  readonly members: readonly MemberChoice[];
  readonly canSwitchCoverages: boolean;
}

/** Header, menus and footer for one member in one language, as plain data. */
export interface ShellView {
  readonly brand: {
    readonly name: string;
    readonly shortName: string;
    readonly tagline: string;
    readonly home: string;
  };
  readonly phone: PhoneView;
  readonly supportPhone: PhoneView;
  readonly account?: AccountView | undefined;
  /** The entries of the main menu; empty for visitors and while a coverage must be selected. */
  readonly main: readonly MenuEntryView[];
  readonly header: readonly MenuEntryView[];
  readonly accountMenus: readonly MenuView[];
  readonly footer: readonly MenuView[];
  readonly more?: readonly MenuView[];
  readonly footerSignalMilliseconds: number;
  readonly legal: readonly MenuEntryView[];
  readonly social: readonly OutsideSite[];
  readonly reviews: readonly OutsideSite[];
  readonly languages: readonly {
    readonly language: HelpLanguage;
    readonly name: string;
    readonly tooltip: string;
  }[];
  readonly address: readonly string[];
  readonly today: string;
  readonly year: number;
  readonly otherLanguage: { readonly language: 'en' | 'es'; readonly href: string };
}

/** The anchor of the language help at the bottom of every member screen. */
export const helpLanguagesAnchor = 'help-in-other-languages';
