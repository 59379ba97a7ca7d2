import type { Environment } from '../config/generated/config-files.ts';

/** The environment that lists the page's origin (contract 2); undefined when none does. */
export const chooseEnvironment = (environments: Readonly<Record<string, Environment>>, origin: string): Environment | undefined =>
  Object.values(environments).find(({ origins }) => origins.includes(origin));
