import type { Environment } from '../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../config/portal-config.ts';
import type { LoginErrorCode, SignedOutReason } from '../machines/auth-types.ts';
import type { Coverage, Member } from '../member/member.ts';
import type { Gate } from '../rules/gate.ts';

export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

export interface ExtraPage {
  readonly id: string;
  readonly title: string;
}

export type ExtraPages = Readonly<Record<Language, ReadonlyMap<string, ExtraPage>>>;

/** Everything a view depends on: configuration, texts of one language, one member, one moment. */
export interface ViewContext {
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly words: Words;
  readonly language: Language;
  readonly member: Member | undefined;
  readonly coverage: Coverage | undefined;
  /** Returns placeholder values from the member's data; absent for visitors, who do not load this code. */
  readonly memberValues?: ((context: ViewContext) => PlaceholderValues) | undefined;
  readonly gate: Gate;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly pages?: ExtraPages | undefined;
  /**
   * The query of the page's address, such as `?ask-question=true`, for frames that read parameters from it.
   */
  readonly search?: string;
  /**
   * The width of the window in pixels when the page was opened; frames derive their `mobile` flag from it.
   */
  readonly windowWidth: number;
  readonly signIn: { readonly error?: LoginErrorCode; readonly signedOut?: SignedOutReason };
}
