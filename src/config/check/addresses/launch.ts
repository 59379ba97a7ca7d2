import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, locationOf } from '../index/config-index.ts';

// Launch options of test installations. Any other option is production (R7.004).
const testOptions: readonly string[] = ['local', 'dev', 'stage', 'rel'];

// Production must not use a launch that the same tab did not ask for (Decision 0020).
export const launchFindings = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('environments'), ['environments'], index.sources.environments)
    .filter(({ value }) => value.unsolicitedLaunch === 'accept')
    .filter(({ name, value }) => name === 'prod' || !testOptions.includes(value.launchOption))
    .map((environment) => ({
      at: locationOf(environment, ['unsolicitedLaunch']),
      message: 'unsolicited-launch',
      with: { name: environment.name, option: environment.value.launchOption },
    }));
