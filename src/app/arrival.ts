import type { Location } from 'react-router-dom';
import type { Language } from '../config/portal-config.ts';

/** The navigation whose screen was last shown, and a way to stop looking for the place its hash names. */
export interface Arrival {
  readonly place: Location;
  readonly language: Language;
  readonly stopScrolling: (() => void) | undefined;
}
