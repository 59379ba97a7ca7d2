import type { Language, PortalConfig, Words } from '../../config/portal-config.ts';
import type { Environment } from '../../config/generated/config-files.ts';

/** The documents of a release: the sign-in screen, and the frames around other public screens, a member's home and a member's other screens. */
export const documentKinds = ['login', 'public', 'home', 'member'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What a document shows before any script has run. */
export interface FirstPaint {
  readonly title: string;
  readonly markup: string;
}

export interface FirstPaintRequest {
  readonly kind: DocumentKind;
  readonly config: PortalConfig;
  readonly environment: Environment;
  readonly language: Language;
  readonly words: Words;
  /** Epoch milliseconds. */
  readonly now: number;
}
