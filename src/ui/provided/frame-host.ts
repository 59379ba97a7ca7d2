import { createContext, type ReactNode } from 'react';
import type { FrameView } from '../../view/blocks/frame.ts';

export type FrameHost = (frame: HTMLIFrameElement, onHeight: (height: number) => void) => () => void;

/** Provided by the app. Without it, messages of frames are ignored. */
export const FrameHostContext = createContext<FrameHost | undefined>(undefined);

/** Replaces pages of the legacy site where they cannot be framed, as in the preview. */
export const FrameStandIn = createContext<((view: FrameView) => ReactNode) | undefined>(undefined);

/** Seconds until a loading framed page is replaced by the retry panel. The app sets them from the settings. */
export const FrameTimeout = createContext(10);
