import { createContext, type ReactNode } from 'react';
import type { FrameView } from '../../view/blocks/frame.ts';

export type FrameHost = (frame: HTMLIFrameElement, onHeight: (height: number) => void) => () => void;

/** The host of framed pages, provided by the app. Without it, messages of frames are ignored. */
export const FrameHostContext = createContext<FrameHost | undefined>(undefined);

/** A component that replaces legacy pages where they cannot be framed, as in the preview. */
export const FrameStandIn = createContext<((view: FrameView) => ReactNode) | undefined>(undefined);

/**
 * The seconds that a framed page may take to load before the retry panel replaces it. The app provides it
 * from the settings.
 */
export const FrameTimeout = createContext(10);
