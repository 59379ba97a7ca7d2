import type { Screen } from '../generated/config-files.ts';
import { placeBlocks } from '../place-blocks.ts';
import { spotOf, type ConfigIndex } from './config-index.ts';
import type { Finding } from './finding.ts';
import type { PortalNames } from './portal-names.ts';

interface Need {
  readonly screen: keyof PortalNames['fixedScreens'];
  readonly property: 'layout' | 'aliases' | 'withoutPlans' | 'blocks';
  readonly isMet: (screen: Screen, index: ConfigIndex) => boolean;
  readonly because: string;
  readonly hint: string;
}

const needs: readonly Need[] = [
  {
    screen: 'login',
    property: 'layout',
    isMet: ({ layout }) => layout === 'public',
    because: 'must be open without sign-in, or nobody could ever sign in',
    hint: 'Write "layout": "public".',
  },
  {
    screen: 'home',
    property: 'aliases',
    isMet: ({ aliases = [] }) => aliases.includes('/'),
    because: 'must own the path `/`, or the address of the portal itself would not be found',
    hint: 'Write "aliases": ["/"].',
  },
  {
    screen: 'home',
    property: 'withoutPlans',
    isMet: ({ withoutPlans }) => withoutPlans === true,
    because: 'must be open to members without plans, for they are sent there from every other screen',
    hint: 'Write "withoutPlans": true.',
  },
  {
    screen: 'chooseCoverage',
    property: 'blocks',
    isMet: (screen, { sources }) =>
      placeBlocks(screen, sources.shared).blocks.some(({ type, when }) => type === 'coverageChooser' && when === undefined),
    because: 'must let every member choose a coverage, or a member with several could open nothing',
    hint: 'Give it the block { "type": "coverageChooser", "id": "chooser" }, without `when`.',
  },
];

/** Screens that the portal itself leads to and that could not do what they are for. */
export const fixedScreenFindings = (index: ConfigIndex): readonly Finding[] =>
  needs.flatMap(({ screen: name, property, isMet, because, hint }) =>
    index
      .playing('screen')
      .filter(({ value }) => value.key === index.portal.fixedScreens[name] && !isMet(value, index))
      .map((screen) => ({
        at: spotOf(screen, [screen.value[property] === undefined ? 'key' : property]),
        code: 'unfit-screen',
        message: `the screen \`${screen.value.key}\` ${because}`,
        hint,
      })),
  );
