import type { Location } from 'react-router-dom';

/** The navigation whose screen was last shown, and a way to stop looking for the place its hash names. */
export interface Arrival {
  readonly place: Location;
  readonly stopScrolling: (() => void) | undefined;
}
