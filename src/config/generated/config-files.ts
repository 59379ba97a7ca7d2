/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

export type Fact = BooleanFact | EnumFact | IntegerFact;
/**
 * A fact compared with a literal: [{"var": "status"}, "Active"].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Comparison = [Variable, string | number | boolean];
/**
 * Who sees it: the name of a fact or rule, a list of names that must all hold, or a json-logic expression. Left out: everybody who reaches its screen.
 */
export type When = string | readonly string[] | Logic;
/**
 * The name of an icon of the portal's icon set.
 */
export type IconName =
  | 'alert'
  | 'back'
  | 'bell'
  | 'building'
  | 'calendar'
  | 'card'
  | 'check'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'copy'
  | 'document'
  | 'download'
  | 'external'
  | 'family'
  | 'flower'
  | 'globe'
  | 'heart'
  | 'help'
  | 'hospital'
  | 'idCard'
  | 'info'
  | 'lab'
  | 'lock'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'phone'
  | 'pill'
  | 'plus'
  | 'pulse'
  | 'refresh'
  | 'search'
  | 'shield'
  | 'stethoscope'
  | 'switch'
  | 'truck'
  | 'urgent'
  | 'user'
  | 'userSwitch'
  | 'users';
export type Block =
  | GreetingBlock
  | IdCardBlock
  | FullIdCardBlock
  | PremiumDueBlock
  | QuickLinksBlock
  | PlanSpendingBlock
  | CostSharesBlock
  | CareTeamBlock
  | BannerBlock
  | InfoCardBlock
  | LinkCardsBlock
  | TextBlock
  | NoticeBlock
  | FrameBlock
  | CoverageChooserBlock
  | SignInBlock
  | NotFoundBlock
  | FaqBlock
  | DocumentListBlock
  | TierCardsBlock
  | LanguageFormBlock
  | InvoiceBlock
  | SharedBlock;
export type Items = Item[];
/**
 * Further ids that a hash of the address may name, in any language.
 *
 * @minItems 1
 */
export type Anchors = string[];
/**
 * Links shown by name, such as a social network.
 */
export type SocialLinks = SocialLink[];
/**
 * A text, a text for each language ({ "en": ..., "es": ... }), or one of these for everybody and for plan variants: { "default": ..., "medicare": ... }.
 */
export type NamedValue = string | {readonly [name: string]: string | {readonly en: string; readonly es: string}};
/**
 * A sentence, or a group of them by name.
 */
export type Phrase = string | {readonly [name: string]: Phrase};

export interface ConfigFiles {
  environments: EnvironmentsFile;
  facts: FactsFile;
  rules: RulesFile;
  constraints: ConstraintsFile;
  plans: PlansFile;
  waivers: WaiversFile;
  assertions: AssertionsFile;
  properties: PropertiesFile;
  section: SectionFile;
  shared: SharedFile;
  frames: FramesFile;
  links: LinksFile;
  directory: DirectoryFile;
  pharmacies: PharmaciesFile;
  documents: DocumentsFile;
  redirects: RedirectsFile;
  brand: BrandFile;
  menus: MenusFile;
  settings: SettingsFile;
  values: ValuesFile;
  words: WordsFile;
  phrases: PhrasesFile;
  pairs: PairsFile;
}
/**
 * config/environments.json: origins and endpoints of each environment. The one whose origins hold the page's origin is used.
 */
export interface EnvironmentsFile {
  $schema?: string;
  /**
   * The environments by name: prod, staging, rel, dev, local.
   */
  environments: {
    [k: string]: Environment;
  };
}
/**
 * Where one installation of the portal finds its upstream systems.
 */
export interface Environment {
  /**
   * Origins at which the portal itself is served.
   *
   * @minItems 1
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  origins: string[];
  /**
   * Host of the plan's public site; a frame message with a URL on it navigates inside the product.
   */
  publicDomain: string;
  /**
   * Base of the legacy member site, ending in a slash. Frame paths and inside.asp resolve against it.
   */
  legacy: string;
  /**
   * Base of Home/KeepAlive, ending in a slash.
   */
  api: string;
  /**
   * The authorization server through which the portal signs a member in.
   */
  fhir: {
    /**
     * Issuers accepted in a launch, compared exactly.
     *
     * @minItems 1
     *
     * Items: An https address (http only for localhost in dev and local), without query, # or *.
     */
    issuers: string[];
    /**
     * An https address (http only for localhost in dev and local), without query, # or *.
     */
    authorize: string;
    /**
     * An https address (http only for localhost in dev and local), without query, # or *.
     */
    token: string;
    /**
     * The name under which the portal is registered there.
     */
    clientId: string;
    /**
     * Sends an S256 code challenge (default true).
     */
    pkce?: boolean;
    /**
     * Sends and compares state (default true).
     */
    state?: boolean;
    /**
     * An https address (http only for localhost in dev and local), without query, # or *.
     */
    authorizationIssuer?: string;
  };
  /**
   * Base of the content service, ending in a slash.
   */
  content: string;
  /**
   * The option of inside.asp?mode=fdiredirect: local, dev, stage, rel, or the FHIR launch option in production.
   */
  launchOption: string;
  /**
   * accept: a launch that no sign-in of the same tab asked for is used; for test installations whose upstream has no session of its own, never for production. Without it the portal answers such a launch with a sign-in of its own.
   */
  unsolicitedLaunch?: 'accept';
  /**
   * Origins that frames may show (frame-src).
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  frameOrigins: string[];
  /**
   * Further origins whose frame messages are accepted.
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  messageOrigins?: string[];
  /**
   * Hostnames that have an es. twin.
   *
   * Items: A host name in small letters, such as www.brisamar.example.
   */
  spanishHosts: string[];
  /**
   * Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  reports?: string;
  /**
   * Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  analytics?: string;
}
/**
 * config/rules/facts.json: everything a gating rule may know about a member, the selected coverage and the session.
 */
export interface FactsFile {
  $schema?: string;
  /**
   * Facts by name: camelCase.
   */
  facts: {
    [k: string]: Fact;
  };
}
/**
 * A yes or no.
 */
export interface BooleanFact {
  type: 'boolean';
  says: Says;
  saysNot: Says;
  short?: Short;
  shortNot?: Short;
  /**
   * Of a list: names of entries that do not count, as the data spell them.
   *
   * @minItems 1
   */
  except?: string[];
  /**
   * Where the value comes from: data:<property of the coverage data string>, derived:<named calculation>, list:<list of the coverage data> (whether it has entries) or session:<name>.
   */
  from: string;
  /**
   * Who can change it: nobody (never), a choice in this session, the member's own action, or the portal by itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * What a fact or rule means, as half a sentence, for people who read the gating tables.
 */
export interface Says {
  en: string;
  es: string;
}
/**
 * The same in one or two words, for a cell of the workbench's table of who sees what.
 */
export interface Short {
  en: string;
  es: string;
}
/**
 * One of a few values.
 */
export interface EnumFact {
  type: 'enum';
  /**
   * Every value it may take.
   *
   * @minItems 2
   */
  values: string[];
  /**
   * The value (one of values) when the data say nothing known.
   */
  otherwise: string;
  says: Says;
  short?: Short;
  saysValues?: SaysValues;
  /**
   * Where the value comes from: data:<property of the coverage data string>, derived:<named calculation>, list:<list of the coverage data> (whether it has entries) or session:<name>.
   */
  from: string;
  /**
   * Who can change it: nobody (never), a choice in this session, the member's own action, or the portal by itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * What values are called in the gating tables, where their own names would not do.
 */
export interface SaysValues {
  [k: string]: Says;
}
/**
 * A whole number between two bounds.
 */
export interface IntegerFact {
  type: 'integer';
  /**
   * The smallest value, and the value without data.
   */
  min: number;
  /**
   * The largest value: larger ones count as this.
   */
  max: number;
  says: Says;
  short?: Short;
  saysValues?: SaysValues;
  /**
   * Where the value comes from: data:<property of the coverage data string>, derived:<named calculation>, list:<list of the coverage data> (whether it has entries) or session:<name>.
   */
  from: string;
  /**
   * Who can change it: nobody (never), a choice in this session, the member's own action, or the portal by itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * config/rules/rules.json: named conditions over facts and other rules (no cycles). An item names one in its `when`.
 */
export interface RulesFile {
  $schema?: string;
  /**
   * Rules by name: camelCase, an adjective of the member.
   */
  rules: {
    [k: string]: Rule;
  };
}
/**
 * A named condition over facts and other rules.
 */
export interface Rule {
  says: Says;
  logic: Logic;
}
/**
 * A json-logic expression with exactly one operator out of var ! and or === !== in < <= > >=.
 */
export interface Logic {
  /**
   * The name of a fact (facts.json) or rule (rules.json).
   */
  var?: string;
  '!'?: Logic;
  /**
   * @minItems 2
   */
  and?: Logic[];
  /**
   * @minItems 2
   */
  or?: Logic[];
  '==='?: Comparison;
  '!=='?: Comparison;
  '<'?: Comparison;
  '<='?: Comparison;
  '>'?: Comparison;
  '>='?: Comparison;
  /**
   * A fact that is one of several literals: [{"var": "status"}, ["Active", "Pending"]].
   *
   * @minItems 2
   * @maxItems 2
   */
  in?: [Variable, string[]];
}
/**
 * A fact by its name: {"var": "status"}.
 */
export interface Variable {
  /**
   * The name of a fact (facts.json) or rule (rules.json).
   */
  var: string;
}
/**
 * config/rules/constraints.json: what holds for every possible member, so that analysis knows which members can exist.
 */
export interface ConstraintsFile {
  $schema?: string;
  /**
   * What always holds.
   */
  constraints: Constraint[];
}
/**
 * One statement that holds for every member.
 */
export interface Constraint {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  /**
   * stated by the specification, derived from how a fact is computed, or assumed.
   */
  status: 'stated' | 'derived' | 'assumed';
  /**
   * Where it is stated, or why it is assumed.
   */
  evidence: {
    en: string;
    es: string;
  };
  says: Says;
  logic: Logic;
}
/**
 * config/rules/plans.json: the plan variants, most specific first. The first that applies and has its own link or word wins.
 */
export interface PlansFile {
  $schema?: string;
  /**
   * The variants, most specific first.
   */
  variants: PlanVariant[];
}
/**
 * A kind of plan that may have its own links (<name>Link) and words (<name>Label, <name>Text ...).
 */
export interface PlanVariant {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  name: string;
  when: When;
  says: Says;
}
/**
 * config/rules/waivers.json (optional): findings of the analysis that are accepted, each with the reason. A waiver that meets no finding is reported.
 */
export interface WaiversFile {
  $schema?: string;
  /**
   * The accepted findings.
   */
  waivers: Waiver[];
}
/**
 * One accepted finding.
 */
export interface Waiver {
  /**
   * The id that portal check prints in brackets, such as implied-gate:billing.payNow:when.
   */
  finding: string;
  /**
   * Why it is right as it is.
   */
  reason: string;
}
/**
 * config/rules/assertions.json (optional): what must be true of every possible member on every day. portal check proves each, and tells a member of whom it is not true.
 */
export interface AssertionsFile {
  $schema?: string;
  /**
   * The assertions; each says one of `sees`, `neverSees` and `reaches`.
   */
  assertions: Assertion[];
}
/**
 * Members, and what they see, never see or reach.
 */
export interface Assertion {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  name: string;
  says: Says;
  who?: When;
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  plan?: string;
  /**
   * The first day on which it must be true, such as 2027-01-01. Left out: from the beginning.
   */
  from?: string;
  /**
   * The first day on which it need not be true any more, such as 2027-01-01. Left out: it must stay true.
   */
  until?: string;
  /**
   * What all of them see.
   *
   * @minItems 1
   *
   * Items: A part of the portal: a screen's key or path, the id of anything that portal gating lists, a link target such as link:drugList, or a host or address with * for any letters, such as *.example.com or https://example.com/pay*. *.example.com means example.com too.
   */
  sees?: string[];
  /**
   * What none of them sees.
   *
   * @minItems 1
   *
   * Items: A part of the portal: a screen's key or path, the id of anything that portal gating lists, a link target such as link:drugList, or a host or address with * for any letters, such as *.example.com or https://example.com/pay*. *.example.com means example.com too.
   */
  neverSees?: string[];
  /**
   * What all of them come to by links and menu entries that they see. A screen or item is reached where its screen is open; a link target or address, where the link is followed.
   *
   * @minItems 1
   *
   * Items: A part of the portal: a screen's key or path, the id of anything that portal gating lists, a link target such as link:drugList, or a host or address with * for any letters, such as *.example.com or https://example.com/pay*. *.example.com means example.com too.
   */
  reaches?: string[];
  /**
   * By so many clicks at most; only beside `reaches`. Left out: by any number.
   */
  within?: number;
  /**
   * The screen on which they begin; only beside `reaches`. Left out: home.
   */
  start?: string;
}
/**
 * config/rules/properties.json: names that the records vendor gives to properties of the coverage data string, and the portal's names for them. A name not listed is used as it is.
 */
export interface PropertiesFile {
  $schema?: string;
  /**
   * The vendor's name of a property, and the portal's name for it.
   */
  properties: {
    [k: string]: string;
  };
}
/**
 * A file of config/screens: the screens of one section, in order. Words are in the locale file of the same name.
 */
export interface SectionFile {
  $schema?: string;
  /**
   * The screens of this section, in order.
   */
  screens: Screen[];
}
/**
 * One page of the portal: where it stands, who may open it, and what is on it.
 */
export interface Screen {
  /**
   * The key of a screen: names in camelCase joined by dots, such as billing.payNow.
   */
  key: string;
  /**
   * The key of a screen: names in camelCase joined by dots, such as billing.payNow.
   */
  parent?: string;
  /**
   * member (the default) needs sign-in; public does not; both is for screens that work either way.
   */
  layout?: 'member' | 'public' | 'both';
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * What a member sees for whom the gate is closed: nothing (the default), the not-found page, or home.
   */
  whenClosed?: 'nothing' | 'notFound' | 'home';
  /**
   * true: a member without plans may open it (children included).
   */
  withoutPlans?: boolean;
  /**
   * Further paths that open it in both languages. They move the visitor to its present path, save the root.
   *
   * Items: A path from the root, such as /pay-now or /forms/travel: small letters, no spaces, single slashes and none at the end, no part . or .., none of % ? # : * and backslash.
   */
  aliases?: string[];
  /**
   * Further paths that open it in one language: the addresses it had before, which move the visitor to the present one.
   */
  aliasesIn?: {
    /**
     * Items: A path from the root, such as /pay-now or /forms/travel: small letters, no spaces, single slashes and none at the end, no part . or .., none of % ? # : * and backslash.
     */
    en?: string[];
    /**
     * Items: A path from the root, such as /pay-now or /forms/travel: small letters, no spaces, single slashes and none at the end, no part . or .., none of % ? # : * and backslash.
     */
    es?: string[];
  };
  /**
   * true: opens as a dialog over home, signed out over the sign-in screen.
   */
  dialog?: boolean;
  /**
   * Leads on to another place instead of showing blocks.
   */
  forwardTo?: string;
  /**
   * Its place in a menu of menus.json; the entry's label is the word `menu`, else `title`.
   */
  menu?: {
    /**
     * A name in camelCase: letters and digits, first letter small.
     */
    in: string;
    /**
     * Entries of a menu are shown by this number, smallest first.
     */
    order: number;
    when?: When;
    icon?: IconName;
  };
  /**
   * What is on the page, from top to bottom.
   */
  blocks?: Block[];
}
/**
 * The greeting with first name, member id, status pill and its links.
 */
export interface GreetingBlock {
  type: 'greeting';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A link, card, button or entry. Its words are in the locale files under the screen key and this id. <variant>Link fields give a plan its own link.
 */
export interface Item {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  link?: string;
  icon?: IconName;
  /**
   * Opens in a new window, which the link's label then announces.
   */
  openInNewTab?: boolean;
  /**
   * How it stands out: plain (the default), warm, primary or secondary button.
   */
  tone?: 'plain' | 'warm' | 'primary' | 'secondary';
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  [k: string]: string | When | IconName | boolean | 'plain' | 'warm' | 'primary' | 'secondary' | undefined;
}
/**
 * The picture of the member's card: name, member id, plan, network.
 */
export interface IdCardBlock {
  type: 'idCard';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  link?: string;
}
/**
 * The member's card in large letters, to show, copy from, print and save as a picture; its items are the links below it.
 */
export interface FullIdCardBlock {
  type: 'fullIdCard';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * The premium payment banner with its states: due, past due, autopay, nothing due. Items are its buttons.
 */
export interface PremiumDueBlock {
  type: 'premiumDue';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  pastDueWhen: When;
  items: Items;
}
/**
 * One bar of short links with icons.
 */
export interface QuickLinksBlock {
  type: 'quickLinks';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
}
/**
 * Annual balances: accumulators for individual and family, by tier where the plan has tiers.
 */
export interface PlanSpendingBlock {
  type: 'planSpending';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * pharmacy: only the pharmacy deductibles that belong to no tier.
   */
  only?: 'pharmacy';
  items?: Items;
  anchors?: Anchors;
}
/**
 * What the member pays for care, by tier where the plan has tiers.
 */
export interface CostSharesBlock {
  type: 'costShares';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * Primary care physician, plan medical group and plan network.
 */
export interface CareTeamBlock {
  type: 'careTeam';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A wide picture band with a title, a text and links.
 */
export interface BannerBlock {
  type: 'banner';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A card with a title, a text, perhaps a phone number, and links.
 */
export interface InfoCardBlock {
  type: 'infoCard';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  tone?: 'plain' | 'help';
  /**
   * Which phone number it shows.
   */
  phone?: 'phone' | 'supportPhone';
  items?: Items;
}
/**
 * A list of cards, each an item with title, text and link.
 */
export interface LinkCardsBlock {
  type: 'linkCards';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
  anchors?: Anchors;
}
/**
 * A paragraph, with a title where the words have one.
 */
export interface TextBlock {
  type: 'text';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A notice that stands out and says what happens next: a text, items without a link as further sentences, items with a link as ways on.
 */
export interface NoticeBlock {
  type: 'notice';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * How it stands out: info (the default), ok: nothing to do, wait: soon, bad: something is wrong.
   */
  tone?: 'info' | 'ok' | 'wait' | 'bad';
  /**
   * Which phone number it shows.
   */
  phone?: 'phone' | 'supportPhone';
  /**
   * True: it also has a button for each shared account that the member may switch to.
   */
  members?: boolean;
  items?: Items;
}
/**
 * One page of the legacy site.
 */
export interface FrameBlock {
  type: 'frame';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  frame: string;
}
/**
 * One card per coverage; choosing one selects it.
 */
export interface CoverageChooserBlock {
  type: 'coverageChooser';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * screen: the screen's title is the heading; left out: the greeting and the block's own title.
   */
  heading?: 'screen';
}
/**
 * The sign-in frame with error block, links and the guest payment card.
 */
export interface SignInBlock {
  type: 'signIn';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  frame: string;
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   */
  recover: string;
  items: Items;
  guest: Item;
}
/**
 * The page-not-found picture and words with a way home.
 */
export interface NotFoundBlock {
  type: 'notFound';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
}
/**
 * Questions and answers of the content service: categories, subcategories, questions.
 */
export interface FaqBlock {
  type: 'faq';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The id of the main FAQ item in the content service per plan variant; `default` is the rest.
   */
  faqMain: {
    /**
     * The id of an item in the content service.
     */
    default: string;
    /**
     * The id of an item in the content service.
     */
    [k: string]: string;
  };
}
/**
 * A group of document links: a plain list, or an accordion under the block's title.
 */
export interface DocumentListBlock {
  type: 'documentList';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * several: an accordion as soon as there are two documents, a single link before that; always: an accordion even for one; left out: a plain list.
   */
  accordion?: 'several' | 'always';
  items: Items;
}
/**
 * Cards side by side, one per network tier, each with its words, a scale of cost and its links.
 */
export interface TierCardsBlock {
  type: 'tierCards';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The cards in order.
   *
   * @minItems 1
   */
  cards: TierCard[];
}
/**
 * One card: its words are in the locale files under its id.
 */
export interface TierCard {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  icon?: IconName;
  /**
   * What care costs here compared with the other cards: 1 least, 3 most; left out: no scale.
   */
  cost?: number;
  items?: Items;
}
/**
 * The choice of language, saved by a button; the choice is pending until then. Items are links under it.
 */
export interface LanguageFormBlock {
  type: 'languageForm';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * The download of the current invoice; nothing while the legacy site offers none.
 */
export interface InvoiceBlock {
  type: 'invoice';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A block of config/shared, by name.
 */
export interface SharedBlock {
  type: 'shared';
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  use: string;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where the block stands: hero, main or side column; left out: the full width. Neighbours in the same kind of area share one row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A file of config/shared: blocks that two screens or more use, by name. Words: locales/<language>/shared.json.
 */
export interface SharedFile {
  $schema?: string;
  /**
   * Blocks by the name that screens use.
   */
  blocks: {
    [k: string]: Block;
  };
}
/**
 * config/addresses/frames.json: pages of the legacy site shown inside the portal. Paths resolve against the environment's legacy base.
 */
export interface FramesFile {
  $schema?: string;
  /**
   * Frames by name.
   */
  frames: {
    [k: string]: Frame;
  };
}
/**
 * One page of the legacy site.
 */
export interface Frame {
  /**
   * Path below the legacy base, no leading slash.
   */
  path: string;
  /**
   * Query parameters; values may hold placeholders such as {filingOrder}.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * Passes the page's own query parameters on; those here are added only when missing.
   */
  keepQuery?: boolean;
  /**
   * What a parameter of the page's own address becomes here, such as "ask-question=true": "ask=1".
   */
  pageQuery?: {
    [k: string]: string;
  };
  /**
   * Largest width in pixels; narrower screens use all of theirs.
   */
  width?: number;
  /**
   * Height in pixels until the page tells its own.
   */
  height?: number;
  /**
   * Height from the window: min(window height - 300, height), at least 320.
   */
  fitHeight?: boolean;
  /**
   * false takes the frame's own scrolling away.
   */
  scrolling?: boolean;
  /**
   * true adds lang=<language> to the address.
   */
  lang?: boolean;
}
/**
 * config/addresses/links.json: addresses outside the portal, by name.
 */
export interface LinksFile {
  $schema?: string;
  /**
   * Addresses by name; a link target names one as link:<name>.
   */
  links: {
    [k: string]: OutsideLink;
  };
}
/**
 * An address outside the portal.
 */
export interface OutsideLink {
  /**
   * An https address; may hold placeholders such as {host} or {yy}.
   */
  href: string;
  /**
   * Value of {clientId} per plan variant; `default` is the rest.
   */
  clientIds?: {
    [k: string]: string;
  };
  /**
   * true adds lang=<language> to the address.
   */
  lang?: boolean;
}
/**
 * config/addresses/directory.json: the provider directory and its search filters.
 */
export interface DirectoryFile {
  $schema?: string;
  /**
   * Address of the directory's search page: https, without query, # or placeholders.
   */
  base: string;
  /**
   * Parameters that every search carries.
   */
  query: {
    [k: string]: string;
  };
  /**
   * Value of the fact network -> networkId.
   */
  networks: {
    [k: string]: string;
  };
  /**
   * Medical group name in the data -> medGroupNameFacet.
   */
  medicalGroups: {
    [k: string]: string;
  };
  /**
   * Search name -> its own filters. A search that leaves a filter out does not send it.
   */
  searches: {
    [k: string]: DirectorySearch;
  };
}
/**
 * The filters of one search.
 */
export interface DirectorySearch {
  /**
   * P doctor, S specialist, H hospital or facility, BH behavioral health.
   */
  provType?: 'P' | 'S' | 'H' | 'BH';
  /**
   * The code of a specialty.
   */
  providerSpecialty?: string;
  /**
   * Overrides the network of the coverage, for tier searches.
   */
  networkId?: string;
}
/**
 * config/addresses/pharmacies.json: each pharmacy vendor's addresses. A key that a vendor leaves out hides its links.
 */
export interface PharmaciesFile {
  $schema?: string;
  /**
   * Vendors by the code in the coverage data; `default` is for every other code.
   */
  vendors: {
    [k: string]: PharmacyVendor;
  };
}
/**
 * Addresses of one vendor: https, or legacy:<path> for a page of the legacy site. `name` is its name.
 */
export interface PharmacyVendor {
  /**
   * An https address or legacy:<path>; {yy} is the year in two digits.
   */
  [k: string]: string;
}
/**
 * config/addresses/documents.json: where the documents of a plan lie, and which lists of the coverage data links may show.
 */
export interface DocumentsFile {
  $schema?: string;
  /**
   * Documents by name; a link target names one as doc:<name>.
   */
  documents: {
    [k: string]: DocumentAddress;
  };
  /**
   * Lists by name; a link target names one as member:<name> and becomes one link per entry.
   */
  lists: {
    [k: string]: MemberList;
  };
}
/**
 * Where a document lies.
 */
export interface DocumentAddress {
  href: string;
}
/**
 * A list of the coverage data as links.
 */
export interface MemberList {
  /**
   * Which data.
   */
  of: 'supplementalBenefits' | 'otherCoverages' | 'accountForms' | 'claimsForms' | 'coverageForms';
  /**
   * Address of every entry, with {entryId} or {entryName}; left out: the address that the data bring.
   */
  href?: string;
  /**
   * Names of entries that are left out, as the data spell them.
   *
   * @minItems 1
   */
  except?: string[];
}
/**
 * config/addresses/redirects.json: addresses of the legacy site that a screen of the portal has taken over. The first that fits wins.
 */
export interface RedirectsFile {
  $schema?: string;
  /**
   * Legacy addresses in the order they are tried.
   */
  redirects: Redirect[];
}
/**
 * One legacy address and the screen that has taken it over.
 */
export interface Redirect {
  /**
   * The path below the legacy site, without a slash at its start.
   */
  path: string;
  /**
   * Parameters that the address must have; letter case does not matter, others may follow.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   */
  to: string;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
}
/**
 * config/site/brand.json: the plan's name, phones, address and colours.
 */
export interface BrandFile {
  $schema?: string;
  /**
   * Full name of the plan.
   */
  name: string;
  /**
   * First line of the logo.
   */
  shortName: string;
  /**
   * Second line of the logo.
   */
  tagline: {
    en: string;
    es: string;
  };
  /**
   * Company phone and interpreter line, {phone} elsewhere: a number, or a value such as {value.phone}.
   */
  phone: string;
  /**
   * Support phone of the header and the support card, {supportPhone} elsewhere: a number, or a value such as {value.supportPhone}.
   */
  supportPhone: string;
  /**
   * What stands beside the support phone everywhere: the number of the text telephone and the hours, from values such as {value.supportHours}.
   */
  supportNote?: {
    en: string;
    es: string;
  };
  /**
   * Lines of the company's address.
   */
  address: string[];
  /**
   * Whom to tell of a weakness: /.well-known/security.txt (RFC 9116); without it there is none.
   */
  security?: {
    /**
     * Addresses, the preferred one first: mailto:, https: or tel:.
     *
     * @minItems 1
     */
    contacts: string[];
    /**
     * Address of the rules for reports.
     */
    policy?: string;
  };
  /**
   * CSS custom properties of the brand block (tokens.css, block 1 and scene colours). A member's page is written in the -fallback ones until its scripts have arrived.
   */
  theme: {
    /**
     * A colour as #RRGGBB.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^--(brand|accent|scene)-".
     *
     * A font-family list, such as "Fraunces", Georgia, serif.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^--font-".
     */
    [k: string]: string;
  };
}
/**
 * config/site/menus.json: the menus around every screen. Screens join a menu by their own `menu` field; entries here are the rest. All entries of a list are shown by `order`. Words: locales/<language>/shell.json under menus.<menu id>.
 */
export interface MenusFile {
  $schema?: string;
  menus: Menu[];
  /**
   * Help in other languages: the languages, in order, each with its own name and a tooltip in that language.
   */
  languages: HelpLanguage[];
  social: SocialLinks;
  reviews: SocialLinks;
}
/**
 * One menu, with the entries that no screen brings.
 */
export interface Menu {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  /**
   * Where it is shown.
   */
  place: 'main' | 'account' | 'header' | 'footer' | 'legal';
  /**
   * true: the list of shared accounts is shown here.
   */
  members?: boolean;
  entries: MenuEntry[];
}
/**
 * A link of a menu; its words are in shell.json under menus.<menu id>.<id>.
 */
export interface MenuEntry {
  /**
   * A name in camelCase: letters and digits, first letter small.
   */
  id: string;
  /**
   * Entries of a list are shown by this number, smallest first, screens among them.
   */
  order: number;
  when?: When;
  /**
   * The first day, in Pacific time, on which it is there, such as 2027-01-01. Without it, it is there from the beginning.
   */
  from?: string;
  /**
   * The first day, in Pacific time, on which it is no longer there, such as 2027-01-01. Without it, it stays.
   */
  until?: string;
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  link: string;
  icon?: IconName;
  /**
   * Opens in a new window, which the link's label then announces.
   */
  openInNewTab?: boolean;
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  [k: string]: string | number | When | IconName | boolean | undefined;
}
export interface HelpLanguage {
  /**
   * The language's tag, such as vi or zh-Hant.
   */
  lang: string;
  dir?: 'ltr' | 'rtl';
  autonym: string;
  /**
   * The language's name in English, for assistive technology.
   */
  en: string;
  /**
   * The language's name in Spanish.
   */
  es: string;
  /**
   * Free help and an interpreter are available by phone {phone}, in that language.
   */
  tooltip: string;
}
export interface SocialLink {
  name: string;
  /**
   * Where a link leads: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   *
   * This interface was referenced by `Item`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   *
   * This interface was referenced by `MenuEntry`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*Link$".
   */
  link: string;
}
/**
 * config/site/settings.json: every constant that may be tuned without code. Seconds, milliseconds and pixels as the names say.
 */
export interface SettingsFile {
  $schema?: string;
  /**
   * How often the legacy session is checked (specification 4: 30).
   */
  keepAliveSeconds: number;
  /**
   * An unanswered check counts as no answer after this.
   */
  keepAliveTimeoutSeconds: number;
  /**
   * How often an unanswered check is repeated before the session counts as silent.
   */
  keepAliveRetries: number;
  /**
   * The wait before an unanswered check is repeated.
   */
  keepAliveRetryDelaySeconds: number;
  /**
   * How long a session without an answer is kept, counted from the last answer; never beyond the expiry of the token. Left out: 10.
   */
  keepAliveSilenceMinutes?: number;
  /**
   * A member who does nothing for this long is logged off, after a warning of two minutes; 0: never. Left out: 0.
   */
  idleMinutes?: number;
  /**
   * Whether browsers keep the shell and an offline page, so that the portal says what happened where there is no reception; false takes it out of them again. Left out: true.
   */
  serviceWorker?: boolean;
  /**
   * Automatic sign-in attempts allowed in signInWindowSeconds.
   */
  signInAttempts: number;
  /**
   * The time in which signInAttempts are counted.
   */
  signInWindowSeconds: number;
  /**
   * Windows wider than this count as wide (specification 7: 600).
   */
  mobileBreakpointPixels: number;
  /**
   * Default frame width.
   */
  frameWidthPixels: number;
  /**
   * Default frame height.
   */
  frameHeightPixels: number;
  /**
   * A framed page that has not loaded by then is said to be unavailable.
   */
  frameTimeoutSeconds: number;
  /**
   * The wait before the form that changes to a shared account is sent.
   */
  proxyFormDelayMilliseconds: number;
  /**
   * The footer says that it is there this long after its content.
   */
  footerSignalMilliseconds: number;
  /**
   * The page scrolls to the place that an address names after # this long after the navigation (specification 9: 100).
   */
  hashScrollMilliseconds: number;
  /**
   * An unknown path switches to the other language that knows it at most once in this time (specification 9: 10).
   */
  languageGuardSeconds: number;
  /**
   * A wait shorter than this shows nothing.
   */
  loadingDelayMilliseconds: number;
  /**
   * Cost shares shown before See more.
   */
  costShareRows: number;
  /**
   * page: months in the page's language; en: always English names.
   */
  monthNames: 'page' | 'en';
  externalLinkNotice: When;
  /**
   * The name of a fact (facts.json) or rule (rules.json).
   */
  firstLogin: string;
  /**
   * The name of a fact (facts.json) or rule (rules.json).
   */
  firstLoginPaperless: string;
  /**
   * The name of a fact (facts.json) or rule (rules.json).
   */
  noPlans: string;
  /**
   * Answers of the content service count as fresh this long.
   */
  contentFreshMinutes: number;
  /**
   * Answers of the content service are kept this long.
   */
  contentKeptMinutes: number;
}
/**
 * config/site/values.json: phones, hours and names that stand in several places, each declared once and written as {value.<name>}.
 */
export interface ValuesFile {
  $schema?: string;
  /**
   * Values by their name.
   */
  values: {
    [k: string]: NamedValue;
  };
}
/**
 * A file of locales/<language> for a section: words of its screens, by screen key.
 */
export interface WordsFile {
  $schema?: string;
  [k: string]: ScreenWords | string | undefined;
}
/**
 * Words of one screen. <variant>Title, <variant>Intro and <variant>Menu give a plan its own words.
 */
export interface ScreenWords {
  /**
   * The path below the parent, such as pay-now or forms/travel: small letters, no spaces, single slashes between its parts and none at either end, no part . or .., none of % ? # : * and backslash.
   */
  path?: string;
  /**
   * The heading and the title of the window.
   */
  title?: string;
  /**
   * Short name in menus.
   */
  menu?: string;
  /**
   * A sentence under the heading.
   */
  intro?: string;
  /**
   * Words of its blocks and items, by their id.
   */
  items?: {
    [k: string]: ItemWords;
  };
  /**
   * This interface was referenced by `ScreenWords`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*(Title|Intro|Menu)$".
   */
  [k: string]:
    | string
    | {
        [k: string]: ItemWords;
      }
    | undefined;
}
/**
 * Words of one item or block. <variant>Label, <variant>Text and the like give a plan its own words.
 */
export interface ItemWords {
  /**
   * Heading of a card or block.
   */
  title?: string;
  /**
   * A sentence or two.
   */
  content?: string;
  /**
   * Words of a link or button.
   */
  label?: string;
  /**
   * Words of the link of a card.
   */
  linkText?: string;
  /**
   * A phone number, or {phone}.
   */
  phone?: string;
  /**
   * This interface was referenced by `ItemWords`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z0-9]*(Title|Content|Text|Label|LinkText|Phone)$".
   */
  [k: string]: string | undefined;
}
/**
 * locales/<language>/shell.json, components.json, errors.json: words that the portal's own parts say, nested by place. {name} marks a value that is filled in.
 */
export interface PhrasesFile {
  $schema?: string;
  [k: string]: Phrase | string | undefined;
}
/**
 * locales/pairs.json: which English and which Spanish text belong together; portal words confirm writes it.
 */
export interface PairsFile {
  $schema?: string;
  /**
   * By the address of the Spanish text, in alphabetical order, one line each.
   */
  pairs: {
    [k: string]: WordPairHashes;
  };
}
/**
 * The first 8 hexadecimal digits of the SHA-256 of each text.
 */
export interface WordPairHashes {
  /**
   * 8 hexadecimal digits.
   */
  en: string;
  /**
   * 8 hexadecimal digits.
   */
  es: string;
}
