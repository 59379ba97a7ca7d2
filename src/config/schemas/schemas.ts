import assertions from '../../../schemas/assertions.json' with { type: 'json' };
import blocks from '../../../schemas/blocks.json' with { type: 'json' };
import brand from '../../../schemas/brand.json' with { type: 'json' };
import common from '../../../schemas/common.json' with { type: 'json' };
import constraints from '../../../schemas/constraints.json' with { type: 'json' };
import directory from '../../../schemas/directory.json' with { type: 'json' };
import documents from '../../../schemas/documents.json' with { type: 'json' };
import environments from '../../../schemas/environments.json' with { type: 'json' };
import facts from '../../../schemas/facts.json' with { type: 'json' };
import frames from '../../../schemas/frames.json' with { type: 'json' };
import links from '../../../schemas/links.json' with { type: 'json' };
import menus from '../../../schemas/menus.json' with { type: 'json' };
import pairs from '../../../schemas/pairs.json' with { type: 'json' };
import pharmacies from '../../../schemas/pharmacies.json' with { type: 'json' };
import phrases from '../../../schemas/phrases.json' with { type: 'json' };
import plans from '../../../schemas/plans.json' with { type: 'json' };
import properties from '../../../schemas/properties.json' with { type: 'json' };
import redirects from '../../../schemas/redirects.json' with { type: 'json' };
import rules from '../../../schemas/rules.json' with { type: 'json' };
import section from '../../../schemas/section.json' with { type: 'json' };
import settings from '../../../schemas/settings.json' with { type: 'json' };
import shared from '../../../schemas/shared.json' with { type: 'json' };
import sizes from '../../../schemas/sizes.json' with { type: 'json' };
import values from '../../../schemas/values.json' with { type: 'json' };
import waivers from '../../../schemas/waivers.json' with { type: 'json' };
import words from '../../../schemas/words.json' with { type: 'json' };
import type { DocumentKind } from '../files/document.ts';

export const schemas: Readonly<Record<DocumentKind | 'common' | 'blocks', object>> = {
  environments,
  facts,
  rules,
  constraints,
  plans,
  waivers,
  assertions,
  properties,
  section,
  shared,
  frames,
  links,
  directory,
  pharmacies,
  documents,
  redirects,
  brand,
  menus,
  settings,
  values,
  words,
  phrases,
  pairs,
  sizes,
  common,
  blocks,
};
