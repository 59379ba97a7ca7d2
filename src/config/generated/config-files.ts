/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

export type Fact = BooleanFact | EnumFact | IntegerFact;
/**
 * A comparison of a fact with a literal: [{"var": "status"}, "Active"].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Comparison = [Variable, string | number | boolean];
/**
 * Who sees it: the name of a fact or rule, a list of names that must all hold, or a json-logic expression. Default: everyone who can open the screen.
 */
export type When = string | readonly string[] | Logic;
/**
 * The name of an icon from the portal's icon set.
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
 * Additional anchors that a link can use after #, in any language.
 *
 * @minItems 1
 */
export type Anchors = string[];
/**
 * Links shown by name, for example to social networks.
 */
export type SocialLinks = SocialLink[];
/**
 * A text, a text for each language ({ "en": ..., "es": ... }), or one of these for everyone and for plan variants: { "default": ..., "medicare": ... }.
 */
export type NamedValue = string | {readonly [name: string]: string | {readonly en: string; readonly es: string}};
/**
 * A sentence, or a group of sentences by name.
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
  sizes: SizesFile;
}
/**
 * config/environments.json: origins and endpoints of each environment. The portal uses the environment that lists the origin of the page.
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
 * The addresses of the upstream systems for one installation of the portal.
 */
export interface Environment {
  /**
   * The origins that serve the portal.
   *
   * @minItems 1
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  origins: string[];
  /**
   * The host of the plan's public site. A frame message with a URL of this host navigates within the portal.
   */
  publicDomain: string;
  /**
   * The base address of the legacy member site, ending in a slash. Frame paths and inside.asp are relative to it.
   */
  legacy: string;
  /**
   * The base address of Home/KeepAlive, ending in a slash.
   */
  api: string;
  /**
   * The authorization server that signs members in to the portal.
   */
  fhir: {
    /**
     * Issuers that are accepted in a launch. They must match exactly.
     *
     * @minItems 1
     *
     * Items: An https address (http only for localhost in dev and local) without query, # or *.
     */
    issuers: string[];
    /**
     * An https address (http only for localhost in dev and local) without query, # or *.
     */
    authorize: string;
    /**
     * An https address (http only for localhost in dev and local) without query, # or *.
     */
    token: string;
    /**
     * The client ID of the portal there.
     */
    clientId: string;
    /**
     * Sends an S256 code challenge. Default: true.
     */
    pkce?: boolean;
    /**
     * Sends and compares `state`. Default: true.
     */
    state?: boolean;
    /**
     * An https address (http only for localhost in dev and local) without query, # or *.
     */
    authorizationIssuer?: string;
  };
  /**
   * The base address of the content service, ending in a slash.
   */
  content: string;
  /**
   * The option of inside.asp?mode=fdiredirect: local, dev, stage, rel, or the FHIR launch option in production.
   */
  launchOption: string;
  /**
   * `accept`: uses a launch that no sign-in in the same tab requested. Only for test installations whose upstream system has no separate session. Default: the portal starts its own sign-in.
   */
  unsolicitedLaunch?: 'accept';
  /**
   * Origins that frames can show (frame-src).
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  frameOrigins: string[];
  /**
   * Additional origins whose frame messages are accepted.
   *
   * Items: Scheme, host and port without a path, such as https://members.brisamar.example.
   */
  messageOrigins?: string[];
  /**
   * Host names that have a Spanish counterpart starting with es.
   *
   * Items: A host name in lowercase letters, such as www.brisamar.example.
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
 * config/rules/facts.json: everything that conditions can know about a member, the selected coverage and the session.
 */
export interface FactsFile {
  $schema?: string;
  /**
   * Facts by name, in camelCase.
   */
  facts: {
    [k: string]: Fact;
  };
}
/**
 * A yes-or-no fact.
 */
export interface BooleanFact {
  type: 'boolean';
  says: Says;
  saysNot: Says;
  short?: Short;
  shortNot?: Short;
  /**
   * For a list: names of entries that do not count, as spelled in the data.
   *
   * @minItems 1
   */
  except?: string[];
  /**
   * The source of the value: data:<property of the coverage data>, derived:<named calculation>, list:<list of the coverage data> (true if it has entries) or session:<name>.
   */
  from: string;
  /**
   * What can change the value: nothing (`never`), a choice in this session, an action of the member, or the portal itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * The meaning of a fact or rule as part of a sentence, for readers of the gating tables.
 */
export interface Says {
  en: string;
  es: string;
}
/**
 * The label in one or two words, for a cell of the table in the workbench.
 */
export interface Short {
  en: string;
  es: string;
}
/**
 * A fact with one of a few values.
 */
export interface EnumFact {
  type: 'enum';
  /**
   * All possible values.
   *
   * @minItems 2
   */
  values: string[];
  /**
   * The value, one of `values`, if the data contains no known value.
   */
  otherwise: string;
  says: Says;
  short?: Short;
  saysValues?: SaysValues;
  /**
   * The source of the value: data:<property of the coverage data>, derived:<named calculation>, list:<list of the coverage data> (true if it has entries) or session:<name>.
   */
  from: string;
  /**
   * What can change the value: nothing (`never`), a choice in this session, an action of the member, or the portal itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * Labels of the values in the gating tables, for values whose names are not clear enough.
 */
export interface SaysValues {
  [k: string]: Says;
}
/**
 * A whole number between a minimum and a maximum.
 */
export interface IntegerFact {
  type: 'integer';
  /**
   * The smallest value, which is also the value if there is no data.
   */
  min: number;
  /**
   * The largest value. Larger numbers count as this value.
   */
  max: number;
  says: Says;
  short?: Short;
  saysValues?: SaysValues;
  /**
   * The source of the value: data:<property of the coverage data>, derived:<named calculation>, list:<list of the coverage data> (true if it has entries) or session:<name>.
   */
  from: string;
  /**
   * What can change the value: nothing (`never`), a choice in this session, an action of the member, or the portal itself.
   */
  changes: 'never' | 'session' | 'member' | 'portal';
}
/**
 * config/rules/rules.json: named conditions over facts and other rules, without cycles. Items refer to a rule in `when`.
 */
export interface RulesFile {
  $schema?: string;
  /**
   * Rules by name: camelCase, an adjective that describes the member.
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
 * A json-logic expression with exactly one of these operators: var ! and or === !== in < <= > >=.
 */
export interface Logic {
  /**
   * The name of a fact (facts.json) or a rule (rules.json).
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
   * A fact that has one of several values: [{"var": "status"}, ["Active", "Pending"]].
   *
   * @minItems 2
   * @maxItems 2
   */
  in?: [Variable, string[]];
}
/**
 * A fact by name: {"var": "status"}.
 */
export interface Variable {
  /**
   * The name of a fact (facts.json) or a rule (rules.json).
   */
  var: string;
}
/**
 * config/rules/constraints.json: statements that hold for every possible member. The analysis uses them to determine which members can exist.
 */
export interface ConstraintsFile {
  $schema?: string;
  /**
   * The constraints, which always hold.
   */
  constraints: Constraint[];
}
/**
 * A statement that holds for every member.
 */
export interface Constraint {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  /**
   * `stated` by the specification, `derived` from the calculation of a fact, or `assumed`.
   */
  status: 'stated' | 'derived' | 'assumed';
  /**
   * Where it is stated, or the reason for the assumption.
   */
  evidence: {
    en: string;
    es: string;
  };
  says: Says;
  logic: Logic;
}
/**
 * config/rules/plans.json: the plan variants, most specific first. The first one that applies and has its own link or text is used.
 */
export interface PlansFile {
  $schema?: string;
  /**
   * The plan variants, most specific first.
   */
  variants: PlanVariant[];
}
/**
 * A kind of plan that can have its own links (<name>Link) and texts (<name>Label, <name>Text ...).
 */
export interface PlanVariant {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  name: string;
  when: When;
  says: Says;
}
/**
 * config/rules/waivers.json (optional): accepted findings of the analysis, each with a reason. A waiver that matches no finding is reported.
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
   * The id that `portal check` prints in brackets, such as `implied-gate:billing.payNow:when`.
   */
  finding: string;
  /**
   * Why the finding is acceptable.
   */
  reason: string;
}
/**
 * config/rules/assertions.json (optional): statements that must be true for every possible member on every day. `portal check` proves each one, or shows a member who breaks it.
 */
export interface AssertionsFile {
  $schema?: string;
  /**
   * The assertions. Each uses exactly one of `sees`, `neverSees` and `reaches`.
   */
  assertions: Assertion[];
}
/**
 * Some members, and what they must see, must never see or must be able to reach.
 */
export interface Assertion {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  name: string;
  says: Says;
  who?: When;
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  plan?: string;
  /**
   * The first day when the assertion must be true, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when the assertion no longer has to be true, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * Parts of the portal that all these members must see.
   *
   * @minItems 1
   *
   * Items: A part of the portal: the key or path of a screen, an id from `portal gating`, a link target such as link:drugList, or a host or address. In a host or address, * matches any characters, as in *.example.com or https://example.com/pay*. *.example.com also matches example.com.
   */
  sees?: string[];
  /**
   * Parts of the portal that none of these members may see.
   *
   * @minItems 1
   *
   * Items: A part of the portal: the key or path of a screen, an id from `portal gating`, a link target such as link:drugList, or a host or address. In a host or address, * matches any characters, as in *.example.com or https://example.com/pay*. *.example.com also matches example.com.
   */
  neverSees?: string[];
  /**
   * Parts of the portal that all these members can open through links and menu entries that they see. A screen or item counts when its screen opens, a link target or address when its link is followed.
   *
   * @minItems 1
   *
   * Items: A part of the portal: the key or path of a screen, an id from `portal gating`, a link target such as link:drugList, or a host or address. In a host or address, * matches any characters, as in *.example.com or https://example.com/pay*. *.example.com also matches example.com.
   */
  reaches?: string[];
  /**
   * The maximum number of clicks; only with `reaches`. Default: no limit.
   */
  within?: number;
  /**
   * The screen where the members start; only with `reaches`. Default: `home`.
   */
  start?: string;
}
/**
 * config/rules/properties.json: maps the vendor's names for properties of the coverage data to the portal's names. Other names are used unchanged.
 */
export interface PropertiesFile {
  $schema?: string;
  /**
   * Maps the vendor's name of a property to the portal's name.
   */
  properties: {
    [k: string]: string;
  };
}
/**
 * A file of config/screens: the screens of one section, in order. Texts are in the locale files of the same name.
 */
export interface SectionFile {
  $schema?: string;
  /**
   * The screens of this section, in order.
   */
  screens: Screen[];
}
/**
 * A page of the portal: its position, who can open it, and its content.
 */
export interface Screen {
  /**
   * The key of a screen: camelCase names separated by dots, such as billing.payNow.
   */
  key: string;
  /**
   * The key of a screen: camelCase names separated by dots, such as billing.payNow.
   */
  parent?: string;
  /**
   * `member` (default): requires sign-in. `public`: does not require sign-in. `both`: works with or without sign-in.
   */
  layout?: 'member' | 'public' | 'both';
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * What members see who do not meet the condition: nothing (default), the page-not-found screen, or home.
   */
  whenClosed?: 'nothing' | 'notFound' | 'home';
  /**
   * If true, members without plans can open the screen and its child screens.
   */
  withoutPlans?: boolean;
  /**
   * Additional paths that open the screen in both languages. Except for the root, they redirect to its current path.
   *
   * Items: A path from the root, such as /pay-now or /forms/travel: lowercase letters, no spaces, single slashes and none at the end, no . or .. as a part, and none of % ? # : * or backslash.
   */
  aliases?: string[];
  /**
   * Previous paths of the screen in one language. They redirect to its current path.
   */
  aliasesIn?: {
    /**
     * Items: A path from the root, such as /pay-now or /forms/travel: lowercase letters, no spaces, single slashes and none at the end, no . or .. as a part, and none of % ? # : * or backslash.
     */
    en?: string[];
    /**
     * Items: A path from the root, such as /pay-now or /forms/travel: lowercase letters, no spaces, single slashes and none at the end, no . or .. as a part, and none of % ? # : * or backslash.
     */
    es?: string[];
  };
  /**
   * If true, the screen opens as a dialog over home, or over the sign-in screen for signed-out visitors.
   */
  dialog?: boolean;
  /**
   * Redirects to this target instead of showing blocks.
   */
  forwardTo?: string;
  /**
   * The position in a menu of menus.json. The label of the entry is the text `menu`; if it is missing, `title`.
   */
  menu?: {
    /**
     * A name in camelCase: letters and digits, starting with a lowercase letter.
     */
    in: string;
    /**
     * The position: entries of a menu are sorted by this number, lowest first.
     */
    order: number;
    when?: When;
    icon?: IconName;
  };
  /**
   * The blocks of the page, from top to bottom.
   */
  blocks?: Block[];
}
/**
 * The greeting with first name, member ID, coverage status and links.
 */
export interface GreetingBlock {
  type: 'greeting';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A link, card, button or entry. Its texts are in the locale files under the screen key and this id. Fields named <variant>Link give a plan its own link.
 */
export interface Item {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
   * Opens in a new window; the link's label announces this.
   */
  openInNewTab?: boolean;
  /**
   * The style: `plain` (default), `warm`, or a `primary` or `secondary` button.
   */
  tone?: 'plain' | 'warm' | 'primary' | 'secondary';
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
 * The picture of the member's ID card: name, member ID, plan and network.
 */
export interface IdCardBlock {
  type: 'idCard';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
 * The member's ID card in large letters, to show, copy, print and save as a picture. Its items are the links below it.
 */
export interface FullIdCardBlock {
  type: 'fullIdCard';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * The banner for premium payments with its states: due, past due, autopay, nothing due. Its items are the buttons.
 */
export interface PremiumDueBlock {
  type: 'premiumDue';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  pastDueWhen: When;
  items: Items;
}
/**
 * A bar of short links with icons.
 */
export interface QuickLinksBlock {
  type: 'quickLinks';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
}
/**
 * Annual balances: individual and family accumulators, by tier if the plan has tiers.
 */
export interface PlanSpendingBlock {
  type: 'planSpending';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * `pharmacy`: only the pharmacy deductibles without a tier.
   */
  only?: 'pharmacy';
  items?: Items;
  anchors?: Anchors;
}
/**
 * What the member pays for care, by tier if the plan has tiers.
 */
export interface CostSharesBlock {
  type: 'costShares';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * Primary care physician, plan medical group and plan network.
 */
export interface CareTeamBlock {
  type: 'careTeam';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A wide banner with a picture, a title, a text and links.
 */
export interface BannerBlock {
  type: 'banner';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * A card with a title, a text, links and optionally a phone number.
 */
export interface InfoCardBlock {
  type: 'infoCard';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  tone?: 'plain' | 'help';
  /**
   * The phone number to show.
   */
  phone?: 'phone' | 'supportPhone';
  items?: Items;
}
/**
 * A list of cards. Each card is an item with title, text and link.
 */
export interface LinkCardsBlock {
  type: 'linkCards';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
  anchors?: Anchors;
}
/**
 * A paragraph with an optional title.
 */
export interface TextBlock {
  type: 'text';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A highlighted notice that explains what happens next. Items without a link are additional sentences, items with a link are next steps.
 */
export interface NoticeBlock {
  type: 'notice';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The style of the notice: `info` (default), `ok` (nothing to do), `wait` (coming soon) or `bad` (a problem).
   */
  tone?: 'info' | 'ok' | 'wait' | 'bad';
  /**
   * The phone number to show.
   */
  phone?: 'phone' | 'supportPhone';
  /**
   * If true, the notice also has a button for each shared account that the member can switch to.
   */
  members?: boolean;
  items?: Items;
}
/**
 * A page of the legacy site.
 */
export interface FrameBlock {
  type: 'frame';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  frame: string;
}
/**
 * One card for each coverage. Selecting a card selects the coverage.
 */
export interface CoverageChooserBlock {
  type: 'coverageChooser';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * `screen`: the heading is the title of the screen. Default: the greeting and the block's own title.
   */
  heading?: 'screen';
}
/**
 * The embedded sign-in form with error messages, links and the card for guest payments.
 */
export interface SignInBlock {
  type: 'signIn';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  frame: string;
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   */
  recover: string;
  items: Items;
  guest: Item;
}
/**
 * The picture and text for an unknown page, with a link to home.
 */
export interface NotFoundBlock {
  type: 'notFound';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items: Items;
}
/**
 * Questions and answers from the content service: categories, subcategories, questions.
 */
export interface FaqBlock {
  type: 'faq';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The ID of the main FAQ item in the content service for each plan variant. `default` applies to all others.
   */
  faqMain: {
    /**
     * The ID of an item in the content service.
     */
    default: string;
    /**
     * The ID of an item in the content service.
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
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * `several`: an accordion for two or more documents, a link for one. `always`: an accordion even for one. Default: a plain list.
   */
  accordion?: 'several' | 'always';
  items: Items;
}
/**
 * Cards side by side, one for each network tier, each with text, a cost scale and links.
 */
export interface TierCardsBlock {
  type: 'tierCards';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  cards: TierCard[];
}
/**
 * One card. Its texts are in the locale files under its id.
 */
export interface TierCard {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  icon?: IconName;
  /**
   * The cost of care compared with the other cards: 1 is the lowest, 3 the highest. Default: no scale.
   */
  cost?: number;
  items?: Items;
}
/**
 * A form to choose the language. The choice takes effect when the member saves it. Items are the links below the form.
 */
export interface LanguageFormBlock {
  type: 'languageForm';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
  items?: Items;
}
/**
 * The link to download the current invoice; hidden if the legacy site offers none.
 */
export interface InvoiceBlock {
  type: 'invoice';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A block from config/shared, by name.
 */
export interface SharedBlock {
  type: 'shared';
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  use: string;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The position of the block: hero, main column or side column. Default: full width. Adjacent blocks in the same kind of area share a row.
   */
  area?: 'hero' | 'main' | 'side';
}
/**
 * A file of config/shared: blocks that several screens use, by name. Texts: locales/<language>/shared.json.
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
 * config/addresses/frames.json: pages of the legacy site in frames. Paths are relative to the environment's legacy base.
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
 * A page of the legacy site.
 */
export interface Frame {
  /**
   * The path below the legacy base, without a leading slash.
   */
  path: string;
  /**
   * Query parameters. Values can contain placeholders such as {filingOrder}.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * Passes on the query parameters of the page's address. Parameters listed here are added only if they are missing there.
   */
  keepQuery?: boolean;
  /**
   * Translates a parameter of the page's address to a parameter of the frame, such as "ask-question=true": "ask=1".
   */
  pageQuery?: {
    [k: string]: string;
  };
  /**
   * The maximum width in pixels. On narrower screens, the frame uses the full width.
   */
  width?: number;
  /**
   * The height in pixels until the framed page reports its own height.
   */
  height?: number;
  /**
   * Calculates the height from the window: min(window height - 300, height), at least 320.
   */
  fitHeight?: boolean;
  /**
   * If false, the frame does not scroll.
   */
  scrolling?: boolean;
  /**
   * If true, adds lang=<language> to the address.
   */
  lang?: boolean;
}
/**
 * config/addresses/links.json: addresses outside the portal, by name.
 */
export interface LinksFile {
  $schema?: string;
  /**
   * Hosts outside the plan's own domains that addresses may use, each with its subdomains. `portal check` warns about an address with another host.
   */
  hosts?: string[];
  /**
   * Addresses by name. A link target refers to one as link:<name>.
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
   * An https address. It can contain placeholders such as {host} or {yy}.
   */
  href: string;
  /**
   * The value of {clientId} for each plan variant. `default` applies to all others.
   */
  clientIds?: {
    [k: string]: string;
  };
  /**
   * If true, adds lang=<language> to the address.
   */
  lang?: boolean;
}
/**
 * config/addresses/directory.json: the provider directory and its search filters.
 */
export interface DirectoryFile {
  $schema?: string;
  /**
   * The address of the directory's search page: https, without query, # or placeholders.
   */
  base: string;
  /**
   * Parameters of every search.
   */
  query: {
    [k: string]: string;
  };
  /**
   * Maps values of the fact `network` to `networkId`.
   */
  networks: {
    [k: string]: string;
  };
  /**
   * Maps names of medical groups in the data to `medGroupNameFacet`.
   */
  medicalGroups: {
    [k: string]: string;
  };
  /**
   * The filters of each search, by its name. A search does not send filters that are missing here.
   */
  searches: {
    [k: string]: DirectorySearch;
  };
}
/**
 * The filters of a search.
 */
export interface DirectorySearch {
  /**
   * `P`: doctor. `S`: specialist. `H`: hospital or facility. `BH`: behavioral health.
   */
  provType?: 'P' | 'S' | 'H' | 'BH';
  /**
   * The code of a specialty.
   */
  providerSpecialty?: string;
  /**
   * Overrides the network of the coverage, for searches by tier.
   */
  networkId?: string;
}
/**
 * config/addresses/pharmacies.json: the addresses of each pharmacy vendor. If a vendor has no address for a key, links with that key are hidden.
 */
export interface PharmaciesFile {
  $schema?: string;
  /**
   * Vendors by their code in the coverage data. `default` applies to all other codes.
   */
  vendors: {
    [k: string]: PharmacyVendor;
  };
}
/**
 * The addresses of a vendor: https, or legacy:<path> for a page of the legacy site. `name` is the name of the vendor.
 */
export interface PharmacyVendor {
  /**
   * An https address or legacy:<path>. {yy} is the year with two digits.
   */
  [k: string]: string;
}
/**
 * config/addresses/documents.json: addresses of a plan's documents, and lists of the coverage data that links can show.
 */
export interface DocumentsFile {
  $schema?: string;
  /**
   * Documents by name. A link target refers to one as doc:<name>.
   */
  documents: {
    [k: string]: DocumentAddress;
  };
  /**
   * Lists by name. A link target refers to one as member:<name> and becomes one link for each entry.
   */
  lists: {
    [k: string]: MemberList;
  };
}
/**
 * The address of a document.
 */
export interface DocumentAddress {
  href: string;
}
/**
 * A list of the coverage data as links.
 */
export interface MemberList {
  /**
   * The list in the coverage data.
   */
  of: 'supplementalBenefits' | 'otherCoverages' | 'accountForms' | 'claimsForms' | 'coverageForms';
  /**
   * The address of each entry, with {entryId} or {entryName}. Default: the address in the data.
   */
  href?: string;
  /**
   * Names of entries to leave out, as spelled in the data.
   *
   * @minItems 1
   */
  except?: string[];
}
/**
 * config/addresses/redirects.json: addresses of the legacy site that a screen of the portal replaces. The first match is used.
 */
export interface RedirectsFile {
  $schema?: string;
  /**
   * Addresses of the legacy site, in matching order.
   */
  redirects: Redirect[];
}
/**
 * An address of the legacy site, and the screen that replaces it.
 */
export interface Redirect {
  /**
   * The path below the legacy site, without a leading slash.
   */
  path: string;
  /**
   * Parameters that the address must have, ignoring case. Additional parameters are allowed.
   */
  query?: {
    [k: string]: string;
  };
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
   */
  to: string;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
}
/**
 * config/site/brand.json: name, phone numbers, address and colors of the plan.
 */
export interface BrandFile {
  $schema?: string;
  /**
   * The full name of the plan.
   */
  name: string;
  /**
   * The first line of the logo.
   */
  shortName: string;
  /**
   * The second line of the logo.
   */
  tagline: {
    en: string;
    es: string;
  };
  /**
   * The phone number of the company and of interpreters; other texts use {phone}. A number, or a value such as {value.phone}.
   */
  phone: string;
  /**
   * The support phone number in the header and on the support card; other texts use {supportPhone}. A number, or a value such as {value.supportPhone}.
   */
  supportPhone: string;
  /**
   * The text beside the support phone number everywhere: the TTY number and the hours, from values such as {value.supportHours}.
   */
  supportNote?: {
    en: string;
    es: string;
  };
  /**
   * The lines of the company's address.
   */
  address: string[];
  /**
   * Where to report vulnerabilities: content of /.well-known/security.txt (RFC 9116). Without it, there is no such file.
   */
  security?: {
    /**
     * Addresses, preferred address first: mailto:, https: or tel:.
     *
     * @minItems 1
     */
    contacts: string[];
    /**
     * The address of the policy for vulnerability reports.
     */
    policy?: string;
  };
  /**
   * CSS custom properties of the brand (tokens.css, block 1 and scene colors). Until the scripts are loaded, a page uses those that end in -fallback.
   */
  theme: {
    /**
     * A color as #RRGGBB.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^--(brand|accent|scene)-".
     *
     * A list of font families, such as "Fraunces", Georgia, serif.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^--font-".
     */
    [k: string]: string;
  };
}
/**
 * config/site/menus.json: the menus around every screen. A screen is added to a menu by its own `menu` field; this file has the other entries. Texts: locales/<language>/shell.json under menus.<menu id>.
 */
export interface MenusFile {
  $schema?: string;
  menus: Menu[];
  /**
   * The languages for "Help in other languages", in order. Each has its own name and a tooltip in that language.
   */
  languages: HelpLanguage[];
  social: SocialLinks;
  reviews: SocialLinks;
}
/**
 * A menu with the entries that are not screens.
 */
export interface Menu {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  /**
   * Where the menu is shown.
   */
  place: 'main' | 'account' | 'header' | 'footer' | 'legal';
  /**
   * If true, the menu includes the list of shared accounts.
   */
  members?: boolean;
  entries: MenuEntry[];
}
/**
 * A link in a menu. Its texts are in shell.json under menus.<menu id>.<id>.
 */
export interface MenuEntry {
  /**
   * A name in camelCase: letters and digits, starting with a lowercase letter.
   */
  id: string;
  /**
   * The position: entries of a list, including screens, are sorted by this number, lowest first.
   */
  order: number;
  when?: When;
  /**
   * The first day when it is shown, in Pacific time, such as 2027-01-01. Default: no start.
   */
  from?: string;
  /**
   * The first day when it is no longer shown, in Pacific time, such as 2027-01-01. Default: no end.
   */
  until?: string;
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
   * Opens in a new window; the link's label announces this.
   */
  openInNewTab?: boolean;
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
   * The language tag, such as vi or zh-Hant.
   */
  lang: string;
  dir?: 'ltr' | 'rtl';
  autonym: string;
  /**
   * The name of the language in English, for assistive technology.
   */
  en: string;
  /**
   * The name of the language in Spanish.
   */
  es: string;
  /**
   * The sentence "Free help and an interpreter are available by phone {phone}" in that language.
   */
  tooltip: string;
}
export interface SocialLink {
  name: string;
  /**
   * The target of a link: route:<screen key>[?query][#anchor], legacy:<path>, link:<name in links.json>, pharmacy:<key>, member:<document>, directory:<search>, doc:<document>, tel:{phone}.
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
 * config/site/settings.json: all constants that can be changed without code. Names end in the unit.
 */
export interface SettingsFile {
  $schema?: string;
  /**
   * How often the legacy session is checked. The specification requires 30.
   */
  keepAliveSeconds: number;
  /**
   * The time until a check counts as unanswered.
   */
  keepAliveTimeoutSeconds: number;
  /**
   * The number of retries of an unanswered check before the session counts as silent.
   */
  keepAliveRetries: number;
  /**
   * The delay before an unanswered check is retried.
   */
  keepAliveRetryDelaySeconds: number;
  /**
   * How long a session without an answer remains open, counted from the last answer, but not after the token expires. Default: 10.
   */
  keepAliveSilenceMinutes?: number;
  /**
   * An inactive member is logged off after this time, with a warning two minutes before; 0 disables this. Default: 0.
   */
  idleMinutes?: number;
  /**
   * Whether browsers store the page frame and an offline page, which explains why the portal is unavailable. false removes them again. Default: true.
   */
  serviceWorker?: boolean;
  /**
   * The maximum number of automatic sign-in attempts within signInWindowSeconds.
   */
  signInAttempts: number;
  /**
   * The period for counting sign-in attempts (see signInAttempts).
   */
  signInWindowSeconds: number;
  /**
   * Windows wider than this use the wide layout. The specification requires 600.
   */
  mobileBreakpointPixels: number;
  /**
   * The default width of frames.
   */
  frameWidthPixels: number;
  /**
   * The default height of frames.
   */
  frameHeightPixels: number;
  /**
   * A framed page that has not loaded after this time is reported as unavailable.
   */
  frameTimeoutSeconds: number;
  /**
   * The delay before the form that switches to a shared account is sent.
   */
  proxyFormDelayMilliseconds: number;
  /**
   * The delay between the content and the announcement of the footer.
   */
  footerSignalMilliseconds: number;
  /**
   * The delay between a navigation and scrolling to the anchor in the address. The specification requires 100.
   */
  hashScrollMilliseconds: number;
  /**
   * The minimum time between two language switches that are caused by a path of the other language. The specification requires 10.
   */
  languageGuardSeconds: number;
  /**
   * No loading message is shown for delays shorter than this.
   */
  loadingDelayMilliseconds: number;
  /**
   * The number of cost shares shown before See more.
   */
  costShareRows: number;
  /**
   * `page`: month names in the language of the page. `en`: always in English.
   */
  monthNames: 'page' | 'en';
  externalLinkNotice: When;
  /**
   * The name of a fact (facts.json) or a rule (rules.json).
   */
  firstLogin: string;
  /**
   * The name of a fact (facts.json) or a rule (rules.json).
   */
  firstLoginPaperless: string;
  /**
   * The name of a fact (facts.json) or a rule (rules.json).
   */
  noPlans: string;
  /**
   * How long answers of the content service count as fresh.
   */
  contentFreshMinutes: number;
  /**
   * How long answers of the content service are stored.
   */
  contentKeptMinutes: number;
}
/**
 * config/site/values.json: phone numbers, hours and names that occur in several texts. Each is declared once and used as {value.<name>}.
 */
export interface ValuesFile {
  $schema?: string;
  /**
   * Values by name.
   */
  values: {
    [k: string]: NamedValue;
  };
}
/**
 * A file of locales/<language> for a section: the texts of its screens, by screen key.
 */
export interface WordsFile {
  $schema?: string;
  [k: string]: ScreenWords | string | undefined;
}
/**
 * The texts of a screen. <variant>Title, <variant>Intro and <variant>Menu give a plan its own texts.
 */
export interface ScreenWords {
  /**
   * The path below the parent, such as pay-now or forms/travel: lowercase letters, no spaces, single slashes and none at either end, no . or .. as a part, and none of % ? # : * or backslash.
   */
  path?: string;
  /**
   * The heading, and the title of the window.
   */
  title?: string;
  /**
   * The short name in menus.
   */
  menu?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The texts of its blocks and items, by id.
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
 * The texts of an item or block. Fields such as <variant>Label and <variant>Text give a plan its own texts.
 */
export interface ItemWords {
  /**
   * The heading of a card or block.
   */
  title?: string;
  /**
   * One or two sentences.
   */
  content?: string;
  /**
   * The text of a link or button.
   */
  label?: string;
  /**
   * The text of the link of a card.
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
 * locales/<language>/shell.json, components.json, errors.json: texts of the portal's own components, nested by location. {name} is a placeholder for a value.
 */
export interface PhrasesFile {
  $schema?: string;
  [k: string]: Phrase | string | undefined;
}
/**
 * locales/pairs.json: the English and Spanish texts that were confirmed to match. `portal words confirm` writes this file.
 */
export interface PairsFile {
  $schema?: string;
  /**
   * The pairs by the address of the Spanish text, in alphabetical order, one line each.
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
/**
 * config/sizes.json (optional): the bytes that members downloaded when `portal sizes --write` wrote this file. `portal check` compares them with the bytes today.
 */
export interface SizesFile {
  $schema?: string;
  en: DownloadSizes;
  es: DownloadSizes;
}
/**
 * The bytes in one language.
 */
export interface DownloadSizes {
  screens: Parts;
  others: Parts;
  /**
   * Bytes of JSON in UTF-8, before compression.
   */
  total: number;
}
/**
 * The bytes of each part, by name.
 */
export interface Parts {
  /**
   * Bytes of JSON in UTF-8, before compression.
   */
  [k: string]: number;
}
