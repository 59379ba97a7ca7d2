import { createContext } from 'react';

/** Lets the portal hear a framed page while it is mounted: `tellHeight` gets the height of its content in pixels. Gives the end of it. */
export type FrameHost = (frame: HTMLIFrameElement, tellHeight: (height: number) => void) => () => void;

/** Filled by the app; without it no frame is heard. */
export const FrameHostContext = createContext<FrameHost | undefined>(undefined);

/** Seconds a framed page may load before the retry panel takes its place; the app sets it from the settings. */
export const FrameTimeout = createContext(10);
