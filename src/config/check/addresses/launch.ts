import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, spotOf } from '../index/config-index.ts';

/** The options of installations for tests; any other is the launch option of production (R7.004). */
const testOptions: readonly string[] = ['local', 'dev', 'stage', 'rel'];

/** Environments of production, by name or by launch option, that would use a launch which no sign-in of the same tab asked for (Decision 0020). */
export const launchFindings = (index: ConfigIndex): readonly Finding[] =>
  entriesOf(index.documentOf('environments'), ['environments'], index.sources.environments)
    .filter(({ value }) => value.unsolicitedLaunch === 'accept')
    .filter(({ name, value }) => name === 'prod' || !testOptions.includes(value.launchOption))
    .map((environment) => ({
      at: spotOf(environment, ['unsolicitedLaunch']),
      says: 'unsolicited-launch',
      with: { name: environment.name, option: environment.value.launchOption },
    }));
