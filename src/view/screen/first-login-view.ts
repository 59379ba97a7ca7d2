import { frameView, type FrameView } from '../blocks/frame.ts';
import type { ViewContext } from '../view-context.ts';
import { reservedScreens } from '../routes/paths.ts';
import { wordsOf } from '../words.ts';

// The dialog at first login (R4.046 to R4.050) with up to two framed pages.
export interface FirstLoginView {
  // True for a first-time member, unless a proxy views the account (A66).
  readonly isDue: boolean;
  readonly notifications: FrameView | undefined;
  readonly paperless: FrameView | undefined;
}

const pages = {
  notifications: { frame: 'preferences', screen: reservedScreens.notifications },
  paperless: { frame: 'paperless', screen: reservedScreens.paperless },
};

const pageOf = (
  { frame, screen }: (typeof pages)[keyof typeof pages],
  context: ViewContext,
): FrameView | undefined => frameView(frame, wordsOf(context, screen)('title') ?? '', context);

/** Returns the first-login dialog of this member, and whether to show it. */
export const firstLoginView = (context: ViewContext): FirstLoginView => {
  const { firstLogin, firstLoginPaperless } = context.config.settings;
  const hasPaperless = context.gate.decide(firstLoginPaperless).shown;
  return {
    isDue: context.gate.decide(firstLogin).shown,
    notifications: pageOf(pages.notifications, context),
    paperless: hasPaperless ? pageOf(pages.paperless, context) : undefined,
  };
};
