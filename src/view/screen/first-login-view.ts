import { frameView, type FrameView } from '../blocks/frame.ts';
import type { ViewContext } from '../view-context.ts';
import { reservedScreens } from '../routes/paths.ts';
import { wordsOf } from '../words.ts';

/** The first-time dialog (R4.046 to R4.050): its two framed pages, as far as this member has them. */
export interface FirstLoginView {
  /** A first-time member who is nobody's proxy subject (A66). */
  readonly isDue: boolean;
  readonly notifications: FrameView | undefined;
  /** Absent where the member has no paperless options. */
  readonly paperless: FrameView | undefined;
}

/** Names in frames.json, and the screens that show the same pages. */
const pages = {
  notifications: { frame: 'preferences', screen: reservedScreens.notifications },
  paperless: { frame: 'paperless', screen: reservedScreens.paperless },
};

const pageOf = ({ frame, screen }: (typeof pages)[keyof typeof pages], context: ViewContext): FrameView | undefined =>
  frameView(frame, wordsOf(context, screen)('title') ?? '', context);

/** What the first-time dialog shows this member, and whether it is due. */
export const firstLoginView = (context: ViewContext): FirstLoginView => {
  const { firstLogin, firstLoginPaperless } = context.config.settings;
  const hasPaperless = context.gate.decide(firstLoginPaperless).shown;
  return {
    isDue: context.gate.decide(firstLogin).shown,
    notifications: pageOf(pages.notifications, context),
    paperless: hasPaperless ? pageOf(pages.paperless, context) : undefined,
  };
};
