import { expect, it } from 'vitest';
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { analysedPortal, editable } from '../support/config/analysed-portal.ts';
import { randomEdit } from '../support/config/random-edits.ts';
import { shownTo } from '../support/members/shown-to.ts';

const { model, states, now } = analysedPortal();
const before = model.portal;
const languages = ['en', 'es'] as const;

const shownBy = (portal: CompiledPortal): readonly string[] =>
  states.map((state) => JSON.stringify(languages.map((language) => [...shownTo(portal, state, { language, now })])));

const shown = shownBy(before);

/** The sample members whose views an edit changes, and those of whom the difference says nothing. */
const untold = (portal: CompiledPortal): { readonly changed: number; readonly untold: readonly string[] } => {
  const { changes, moved, other, world } = meaningDiff(before, portal);
  const isTold = (place: number): boolean => {
    const bits = stateOf(world.space, states[place]!.facts);
    return other.length > 0 || moved.length > 0 || changes.some(({ members }) => holdsFor(world.diagrams, members, bits));
  };
  const changed = shownBy(portal).flatMap((text, place) => (text === shown[place] ? [] : [place]));
  return { changed: changed.length, untold: changed.filter((place) => !isTold(place)).map((place) => states[place]!.name) };
};

/** Edits that break a configuration are for the check; the views of such a one need not work. */
const attempted = (portal: CompiledPortal): ReturnType<typeof untold> | undefined => {
  try {
    return untold(portal);
  } catch {
    return undefined;
  }
};

it('tells every sample member whose views one of 60 random edits of the configuration changes', { timeout: 120_000 }, () => {
  let changed = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const { what, portal } = randomEdit(before, seed);
    const found = attempted(portal);
    expect({ what, untold: found?.untold ?? [] }).toEqual({ what, untold: [] });
    changed += found?.changed ?? 0;
  }
  expect(changed).toBeGreaterThan(300);
});

it.each<readonly [string, (portal: ReturnType<typeof editable>) => void]>([
  ['the address of a social link', ({ config }) => void (config.links['youTube']!.href = 'https://www.elsewhere.example/')],
  ['the screen above a screen', ({ config }) => void delete config.screens.find(({ parent }) => parent !== undefined)!.parent],
])('tells everybody who sees a change of %s', (_, edit) => {
  const portal = editable(before);
  edit(portal);
  const found = untold(portal);
  expect(found.changed).toBeGreaterThan(0);
  expect(found.untold).toEqual([]);
});

it('tells of addresses that a variant fills, where its condition changes', () => {
  const portal = editable(before);
  const medicare = portal.config.variants.find(({ name }) => name === 'medicare')!;
  medicare.when = ['isMedicare', 'isSubscriber'];
  const links = meaningDiff(before, portal as CompiledPortal).changes.filter(({ kind }) => kind === 'links');
  for (const item of ['selfCare', 'substanceUse'])
    expect(links.map((change) => change.item)).toContain(`coverage.behavioralHealth/resources/${item}`);
});
