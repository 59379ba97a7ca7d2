import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../config/portal-config.ts';
import type { LoginErrorCode, SignedOutReason } from '../machines/auth-types.ts';
import type { Coverage, Member } from '../member/member.ts';
import type { Gate } from '../rules/gate.ts';

/** Values of the closed list of placeholders in texts and addresses, by name. A value that this member lacks is undefined. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** A page of the content service that is a route; it has the same id in both languages. */
export interface ExtraPage {
  readonly id: string;
  readonly title: string;
}

/** Extra pages by their path in a language. */
export type ExtraPages = Readonly<Record<Language, ReadonlyMap<string, ExtraPage>>>;

/** Everything a view may depend on: configuration, words of one language, one member at one moment. */
export interface ViewContext {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly words: Words;
  readonly language: Language;
  readonly member: Member | undefined;
  /** The selected coverage. */
  readonly coverage: Coverage | undefined;
  /** Reads the values of placeholders from the member's data; absent for a visitor, who does not download it. */
  readonly memberValues?: ((context: ViewContext) => PlaceholderValues) | undefined;
  readonly gate: Gate;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Pages of the content service; absent until its lists have been asked for. */
  readonly pages?: ExtraPages | undefined;
  /** The query of the page's own address, such as `?ask-question=true`; some frames take parameters from it. */
  readonly search?: string;
  /** Width of the window in pixels when the page was opened; frames take their `mobile` flag from it. */
  readonly windowWidth: number;
  readonly signIn: { readonly error?: LoginErrorCode; readonly signedOut?: SignedOutReason };
}
