import { describe, expect, it } from 'vitest';
import { holdsFor, stateOf } from '../../src/analysis/space/state.ts';
import type { SampleState } from '../../src/cli/analysis/sample-states.ts';
import type { Language } from '../../src/config/portal-config.ts';
import { gatekeeper } from '../../src/rules/gatekeeper.ts';
import type { BlockView } from '../../src/view/block-view.ts';
import { buildScreen } from '../../src/view/build-screen.ts';
import { openPath } from '../../src/view/open-path.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../src/view/view-context.ts';
import { analysedPortal } from '../support/analysed-portal.ts';

const languages: readonly Language[] = ['en', 'es'];

const contextOf = ({ model, now }: ReturnType<typeof analysedPortal>, { facts, member, coverage }: SampleState, language: Language): ViewContext => {
  const { config, words } = model.portal;
  const environment = Object.values(config.environments)[0]!;
  return { config, environment, words: words[language], language, member, coverage, gate: gatekeeper(config)(facts), now, windowWidth: 1200, signIn: {} };
};

const itemsIn = (view: BlockView): readonly { readonly id: string }[] => [
  ...('items' in view ? view.items : []),
  ...('guest' in view && view.guest ? [view.guest] : []),
];

/** A path that opens the screen where anything does: the chooser stands before home, the not-found page has no path of its own. */
const pathOf = (key: string, { config, language }: ViewContext): string =>
  config.paths[language][key] ?? config.paths[language][key === 'chooseCoverage' ? 'home' : 'nowhere'] ?? '/nowhere';

/** Full ids of everything that the portal itself shows this member on one screen. */
const onScreen = (key: string, context: ViewContext): readonly string[] => {
  const opening = openPath(pathOf(key, context), context);
  if (opening.kind === 'redirect' || opening.kind === 'leave') {
    const screen = context.config.screens.find((one) => one.key === key);
    return screen?.forwardTo === undefined || opening.kind === 'redirect' && opening.resetRedirect ? [] : [key];
  }
  if (opening.kind !== 'screen' || opening.screen.key !== key) return [];
  const blocks = buildScreen(opening.screen, context).rows.flatMap((row) =>
    row.kind === 'full' ? [row.block] : row.kind === 'hero' ? row.blocks : [...row.main, ...row.side],
  );
  return [key, ...blocks.flatMap((view) => [`${key}/${view.id}`, ...itemsIn(view).map((item) => `${key}/${view.id}/${item.id}`)])];
};

const onMenus = (context: ViewContext): readonly string[] => {
  const { config } = context;
  return config.menus.flatMap((menu) => {
    const only = { ...context, config: { ...config, menus: [menu] } };
    const shell = buildShell(only, { place: { pathname: '/', search: '', hash: '' }, currentKey: undefined });
    const entries = [...shell.main, ...shell.header, ...shell.legal, ...shell.accountMenus.flatMap((one) => one.entries), ...shell.footer.flatMap((one) => one.entries)];
    return entries.map(({ id }) => `menus/${menu.id}/${id}`);
  });
};

describe('the model of the shipped configuration', () => {
  for (const language of languages) {
    const analysed = analysedPortal(language);
    const { model, states } = analysed;
    const { world, items } = model;

    it(`shows every sample member in ${language} exactly what the portal's own views show`, () => {
      expect(states.length).toBeGreaterThan(21);
      for (const sample of states) {
        const context = contextOf(analysed, sample, language);
        const seen = new Set([...context.config.screens.flatMap(({ key }) => onScreen(key, context)), ...onMenus(context)]);
        const state = stateOf(world.space, sample.facts);
        const said = items.filter(({ shown }) => holdsFor(world.diagrams, shown, state)).map(({ id }) => id);
        expect({ [sample.name]: [...said].sort() }).toEqual({ [sample.name]: [...seen].sort() });
      }
    });
  }
});
