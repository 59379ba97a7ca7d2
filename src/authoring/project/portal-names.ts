import type { PortalNames } from '../../config/check/config-index.ts';
import { documentedProperties } from '../../member/data-string/documented-properties.ts';
import { derivedFactNames } from '../../member/facts.ts';
import { reservedScreens } from '../../view/routes/paths.ts';
import { helpLanguagesAnchor } from '../../view/shell/shell-view.ts';

/** The names that the portal's code gives meaning to, for the check of a configuration. */
export const portalNames: PortalNames = {
  derivedFacts: derivedFactNames,
  sessionFacts: ['isCoverageSelected', 'isLoggedIn', 'language'],
  dataProperties: documentedProperties,
  anchors: [helpLanguagesAnchor],
  screens: Object.values(reservedScreens),
  fixedScreens: reservedScreens,
};
