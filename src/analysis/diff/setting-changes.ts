import type { Diagram } from '../diagram/diagrams.ts';
import { factFrom } from '../model/fact-from.ts';
import { gatedSettings } from '../model/gated-settings.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { gateChanges } from './gate-changes.ts';
import { isSame } from './is-same.ts';
import type { MeaningChange } from './meaning-change.ts';
import type { Sides } from './sides.ts';

type Setting = (typeof gatedSettings)[number];

interface SettingChanges {
  readonly changes: readonly MeaningChange[];
  /** Settings that name another condition, which holds for the same members. */
  readonly unseen: readonly string[];
}

/** Members whom the portal asks a setting about: the dialog's second step only matters to those who get the dialog, the notice to visitors too. */
const asked = ({ portal: { config }, world }: PortalModel, setting: Setting): Diagram => {
  const signedIn = factFrom(config, world, 'session:isLoggedIn');
  if (setting === 'externalLinkNotice') return 1;
  return setting === 'firstLoginPaperless' ? world.diagrams.and(signedIn, world.conditions.ofWhen(config.settings.firstLogin)) : signedIn;
};

/** Who gets the first-time dialog, the leaving notice or the experience without plans, and did not before, or no longer. */
export const settingChanges = ({ before, after, possible }: Sides): SettingChanges => {
  const { diagrams } = after.world;
  const holds = ({ portal: { config }, world }: PortalModel, setting: Setting): Diagram =>
    world.conditions.ofWhen(config.settings[setting]);
  const changes = gatedSettings.flatMap((what) => {
    const within = diagrams.all([possible, asked(before, what), asked(after, what)]);
    const found = gateChanges(diagrams, within, [holds(before, what), holds(after, what)]);
    return found.map((change): MeaningChange => ({ ...change, kind: 'gates', item: 'settings', what }));
  });
  const renamed = gatedSettings.filter((name) => !isSame(before.portal.config.settings[name], after.portal.config.settings[name]));
  return { changes, unseen: renamed.filter((name) => changes.every(({ what }) => what !== name)).map((name) => `settings.${name}`) };
};
