import type { Language, PortalConfig } from '../config/portal-config.ts';
import { matchPath } from './match-path.ts';

/** The only language in which a path opens a screen; undefined where both languages share the path, or neither has it. */
export const pathLanguage = (config: PortalConfig, pathname: string): Language | undefined => {
  const [only, other] = (['en', 'es'] as const).filter((language) => matchPath(config, language, pathname) !== undefined);
  return other === undefined ? only : undefined;
};
