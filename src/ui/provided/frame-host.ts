import { createContext, type ReactNode } from 'react';
import type { FrameView } from '../../view/blocks/frame.ts';

/** Listens to a framed page: `onHeight` gets the height of its content in pixels. Returns the function that stops listening. */
export type FrameHost = (frame: HTMLIFrameElement, onHeight: (height: number) => void) => () => void;

/** Provided by the app; without it nobody listens to frames. */
export const FrameHostContext = createContext<FrameHost | undefined>(undefined);

/** What is shown in place of the pages of the legacy site, where none may be framed; without it they are framed. */
export const FrameStandIn = createContext<((view: FrameView) => ReactNode) | undefined>(undefined);

/** Seconds that a framed page may load before the retry panel replaces it; the app sets them from the settings. */
export const FrameTimeout = createContext(10);
