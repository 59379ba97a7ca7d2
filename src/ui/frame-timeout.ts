import { createContext } from 'react';

/** Seconds a framed page may load before the retry panel takes its place; the app sets it from the settings. */
export const FrameTimeout = createContext(10);
