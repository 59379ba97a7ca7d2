/** Names that the portal's code gives meaning to and that a configuration may use; the caller brings them, for `config` imports no other part. */
export interface PortalNames {
  /** What `derived:` of a fact may name. */
  readonly derivedFacts: readonly string[];
  /** What `session:` of a fact may name. */
  readonly sessionFacts: readonly string[];
  /** Properties of the coverage data that the portal itself knows. */
  readonly dataProperties: readonly string[];
  /** What the hash of a link may name on every screen of a member. */
  readonly anchors: readonly string[];
  /** Keys of screens that the portal itself leads to. */
  readonly screens: readonly string[];
  /** Keys of those among them that must be made in a certain way. */
  readonly fixedScreens: { readonly home: string; readonly login: string; readonly chooseCoverage: string };
}
