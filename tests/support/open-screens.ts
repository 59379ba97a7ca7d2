import type { Language } from '../../src/config/portal-config.ts';
import { hrefOf } from '../../src/view/routes/hrefs.ts';
import { openKeys } from './open-keys.ts';
import type { SampleVisit } from './sample-context.ts';
import { shippedConfig } from './shipped-config.ts';

/** The encoded paths of the screens that a sample member (or a visitor) can open in a language, all of them or those of the keys given. */
export const openScreens = (visit: SampleVisit, language: Language, keys?: readonly string[]): readonly string[] =>
  openKeys(visit, language)
    .filter((key) => keys === undefined || keys.includes(key))
    .flatMap((key) => hrefOf(key, { config: shippedConfig.config, language }) ?? []);
