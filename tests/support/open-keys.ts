import type { Language } from '../../src/config/portal-config.ts';
import { hrefOf } from '../../src/view/routes/hrefs.ts';
import { openPath } from '../../src/view/screen/open-address.ts';
import { sampleContext, type SampleVisit } from './sample-context.ts';
import { shippedConfig } from './shipped-config.ts';

/** The keys of the screens that a sample member (or a visitor) can open in a language. */
export const openKeys = (visit: SampleVisit, language: Language): readonly string[] => {
  const { config } = shippedConfig;
  const context = sampleContext({ ...visit, language });
  return config.screens
    .map(({ key }) => key)
    .filter((key) => {
      const href = hrefOf(key, { config, language });
      return href !== undefined && openPath(href, context).kind === 'screen';
    });
};
