import { expect, test } from 'vitest';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { suggestEdits } from '../../src/authoring/suggest/suggest-edits.ts';
import { findLocation } from '../../src/authoring/project/places.ts';
import { findDraftProblems } from '../../src/authoring/reports/draft-checks.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import type { When } from '../../src/rules/expression.ts';
import { screenAccess } from '../../src/view/routes/screen-access.ts';
import { chance, roll } from '../support/chance.ts';
import { editable, frozenPortal } from '../support/config/analysed-portal.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { randomRule } from '../support/config/random-rules.ts';
import { shownMenus } from '../support/members/shown-menus.ts';
import { contextOf } from '../support/members/shown-to.ts';

const { model, states, now } = frozenPortal();

/**
 * The frozen portal with a condition from chance on the menu entry of most screens: a name, several, or an
 * expression.
 */
const withConditions = (seed: number) => {
  const random = chance(seed);
  const { rules, facts } = model.portal.config;
  const name = (): string => Object.keys(rules)[roll(random, Object.keys(rules).length)] ?? '';
  const kinds: readonly (() => When)[] = [name, () => [name(), name()], () => randomRule(facts, random, 2)];
  const portal = editable(model.portal);
  for (const { menu } of portal.config.screens) {
    const when = kinds[roll(random, 4)]?.();
    if (menu && when !== undefined) Object.assign(menu, { when });
  }
  return portal;
};

test.each([1, 2, 3, 4, 5])(
  'the condition of a menu entry decides about the entry as the views do, and opens and closes no screen (seed %i)',
  (seed) => {
    const portal = withConditions(seed);
    const changed = portalModel(portal);
    const menus = changed.items.filter(({ kind }) => kind === 'menu' || kind === 'entry');
    let hidden = 0;
    for (const sample of states) {
      const [before, after] = [model.portal, portal].map((one) =>
        contextOf(one, sample, { language: 'en', now }),
      );
      if (!before || !after) throw new Error('no context');
      const state = stateOf(changed.world.space, sample.facts);
      const reported = menus
        .filter(({ shown }) => holdsFor(changed.world.diagrams, shown, state))
        .map(({ id }) => id);
      const seen = shownMenus(after);
      expect(reported.toSorted(), sample.name).toEqual(seen.toSorted());
      hidden += shownMenus(before).length - seen.length;
      const access = before.config.screens.map((screen, at) => [
        screenAccess(screen, before),
        screenAccess(after.config.screens[at] ?? screen, after),
      ]);
      expect(access.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))).toEqual([]);
    }
    expect(hidden).toBeGreaterThan(20);
  },
);

test('the smallest edit that hides a menu entry is its own condition, and the place of that is in the screen', () => {
  const item = model.byId.get('menus/main/pharmacy');
  const rule = model.world.conditions.ofWhen('isMedicare');
  if (!item) throw new Error('no entry of the screen');
  const { answers } = suggestEdits(
    model,
    new Map([[item.id, model.world.diagrams.and(item.shown, rule)]]),
    new Map(),
  );
  expect(answers[0]?.edits).toMatchObject([
    { about: { kind: 'item', name: item.id, field: 'when' }, after: 'isMedicare' },
  ]);
  const found = findLocation(sourceDocuments(frozenSource()), { kind: 'item', name: item.id, field: 'when' });
  expect([found?.document.file, found && 'path' in found && found.path.slice(-2)]).toEqual([
    'config/screens/pharmacy.json',
    ['menu', 'when'],
  ]);
});

test('the check reports an unknown name in the condition of a menu entry, and no other error', () => {
  const file = 'config/screens/pharmacy.json';
  const text = frozenSource()[file] ?? '';
  const wrong = text.replace(/"menu": \{/, '"menu": { "when": "isMedicaer",');
  expect(wrong).not.toBe(text);
  const problems = findDraftProblems({
    documents: sourceDocuments({ ...frozenSource(), [file]: wrong }),
    language: 'en',
    now,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map((error) => JSON.stringify(error))).toEqual([expect.stringContaining('isMedicaer')]);
});
