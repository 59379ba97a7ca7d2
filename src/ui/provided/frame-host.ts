import { createContext } from 'react';

/** Listens to a framed page: `onHeight` gets the height of its content in pixels. Returns the function that stops listening. */
export type FrameHost = (frame: HTMLIFrameElement, onHeight: (height: number) => void) => () => void;

/** Provided by the app; without it nobody listens to frames. */
export const FrameHostContext = createContext<FrameHost | undefined>(undefined);

/** Seconds that a framed page may load before the retry panel replaces it; the app sets them from the settings. */
export const FrameTimeout = createContext(10);
