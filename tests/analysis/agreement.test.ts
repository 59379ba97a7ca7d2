import { describe, expect, it } from 'vitest';
import type { PortalItem } from '../../src/analysis/model/item.ts';
import type { PortalModel } from '../../src/analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import type { Language } from '../../src/config/portal-config.ts';
import { buildScreen } from '../../src/view/screen/build-screen.ts';
import { firstLoginView } from '../../src/view/screen/first-login-view.ts';
import { openPath } from '../../src/view/screen/open-address.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../src/view/view-context.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';
import { shownMenus } from '../support/members/shown-menus.ts';
import { contextOf } from '../support/members/shown-to.ts';

const languages: readonly Language[] = ['en', 'es'];

interface Named {
  readonly id: string;
}

const below = (holder: string, view: Readonly<Record<string, unknown>> & Named): readonly string[] => {
  const id = `${holder}/${view.id}`;
  const held = ['items', 'cards'].flatMap(
    (field) => (view[field] as readonly (Readonly<Record<string, unknown>> & Named)[] | undefined) ?? [],
  );
  const guest = view['guest'] as Named | undefined;
  return [id, ...held.flatMap((one) => below(id, { ...one })), ...(guest ? [`${id}/${guest.id}`] : [])];
};

/** A path that opens the screen, if any. The chooser precedes home, and the not-found page has no path. */
const pathOf = (key: string, { config, language }: ViewContext): string =>
  config.paths[language][key] ??
  config.paths[language][key === 'chooseCoverage' ? 'home' : 'nowhere'] ??
  '/nowhere';

/** Full ids of everything that the portal itself shows this member on one screen. */
const onScreen = (key: string, context: ViewContext): readonly string[] => {
  const opening = openPath(pathOf(key, context), context);
  if (opening.kind === 'redirect' || opening.kind === 'leave') {
    const screen = context.config.screens.find((one) => one.key === key);
    return screen?.forwardTo === undefined || (opening.kind === 'redirect' && opening.resetRedirect)
      ? []
      : [key];
  }
  if (opening.kind !== 'screen' || opening.screen.key !== key) return [];
  const blocks = buildScreen(opening.screen, context).rows.flatMap((row) =>
    row.kind === 'full' ? [row.block] : row.kind === 'hero' ? row.blocks : [...row.main, ...row.side],
  );
  return [key, ...blocks.flatMap((view) => below(key, { ...view }))];
};

/** Every screen but the one for pages that the content service adds: it has no path of the configuration. */
const portalScreens = ({ config }: ViewContext): readonly string[] =>
  config.screens.map(({ key }) => key).filter((key) => key !== 'extraPage');

/** Full ids of what stands around every screen and in no menu. */
const aroundScreens = (context: ViewContext): readonly string[] => {
  const { config, gate, member } = context;
  const shell = buildShell(context, {
    place: { pathname: '/', search: '', hash: '' },
    currentKey: undefined,
  });
  const { isDue, paperless } = firstLoginView(context);
  const hasDialog = member !== undefined && isDue;
  const settings = {
    noPlans: member !== undefined && gate.decide(config.settings.noPlans).shown,
    firstLogin: hasDialog,
    firstLoginPaperless: hasDialog && paperless !== undefined,
    externalLinkNotice: gate.decide(config.settings.externalLinkNotice).shown,
  };
  return [
    ...['name', 'phone', 'supportPhone', 'address'].map((part) => `shell/brand/${part}`),
    ...shell.languages.map(({ language }) => `shell/languages/${language.lang}`),
    ...shell.social.map(({ name }) => `shell/social/${name}`),
    ...shell.reviews.map(({ name }) => `shell/reviews/${name}`),
    ...Object.entries(settings).flatMap(([name, isShown]) => (isShown ? [`shell/settings/${name}`] : [])),
  ];
};

/** Items for a list in the coverage data: the views show one for each entry, `riders1`, `riders2`. */
const listsOf = ({ items }: PortalModel): readonly PortalItem[] =>
  items.filter(({ links }) => links.some(({ value }) => value?.startsWith('member:')));

/** An entry of a list as the list's own item. */
const asItem = (lists: readonly PortalItem[], id: string): string =>
  lists.find((list) => id.startsWith(list.id) && /^\d+$/.test(id.slice(list.id.length)))?.id ?? id;

describe('the model of the shipped configuration', () => {
  for (const language of languages) {
    const analysed = analysedPortal(language);
    const { model, states } = analysed;
    const { world, items } = model;
    const lists = listsOf(model);

    it(`shows every sample member in ${language} exactly what the portal's own views show`, () => {
      expect(states.length).toBeGreaterThan(21);
      for (const sample of states) {
        const context = contextOf(model.portal, sample, { language, now: analysed.now });
        const all = [
          ...portalScreens(context).flatMap((key) => onScreen(key, context)),
          ...shownMenus(context),
          ...aroundScreens(context),
        ];
        const seen = new Set(all.map((id) => asItem(lists, id)));
        const state = stateOf(world.space, sample.facts);
        const expected = items
          .filter(
            ({ id, kind, shown }) =>
              !id.startsWith('extraPage') && kind !== 'redirect' && holdsFor(world.diagrams, shown, state),
          )
          .map(({ id }) => id);
        expect({ [sample.name]: [...expected].sort() }).toEqual({ [sample.name]: [...seen].sort() });
      }
    });
  }
});
