import type { PlacedScreen, PortalConfig } from '../config/portal-config.ts';

const indexes = new WeakMap<PortalConfig, ReadonlyMap<string, PlacedScreen>>();

/** The screen of a key; the index of a configuration is built once. */
export const screenOf = (config: PortalConfig, key: string): PlacedScreen | undefined => {
  const index = indexes.get(config) ?? new Map(config.screens.map((screen) => [screen.key, screen]));
  indexes.set(config, index);
  return index.get(key);
};
