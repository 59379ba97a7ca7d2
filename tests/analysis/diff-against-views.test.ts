import { expect, it } from 'vitest';
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { editable, frozenPortal } from '../support/config/analysed-portal.ts';
import { randomEdit } from '../support/config/random-edits.ts';
import { shownTo } from '../support/members/shown-to.ts';

const { model, states, now } = frozenPortal();
const before = model.portal;
const languages = ['en', 'es'] as const;

const shownBy = (portal: CompiledPortal): readonly string[] =>
  states.map((state) =>
    JSON.stringify(languages.map((language) => [...shownTo(portal, state, { language, now })])),
  );

const shown = shownBy(before);

interface Compared {
  /** How many sample members see something else. */
  readonly changed: number;
  /** Changed members that the difference does not list. */
  readonly unreported: readonly string[];
  /** Members that the difference lists although their views are the same. */
  readonly unseen: readonly string[];
}

/** What an edit changes in the views of the sample members, beside what the difference says of them. */
const compared = (portal: CompiledPortal): Compared => {
  const { changes, moved, other, world } = meaningDiff(before, portal);
  const isReported = (place: number): boolean => {
    const bits = stateOf(world.space, states[place]!.facts);
    return (
      other.length > 0 ||
      moved.length > 0 ||
      changes.some(({ members }) => holdsFor(world.diagrams, members, bits))
    );
  };
  const after = shownBy(portal).map((text, index) => ({
    name: states[index]!.name,
    isOther: text !== shown[index],
    isTold: isReported(index),
  }));
  return {
    changed: after.filter(({ isOther }) => isOther).length,
    unreported: after.flatMap(({ name, ...one }) => (one.isOther && !one.isTold ? [name] : [])),
    unseen: after.flatMap(({ name, ...one }) => (one.isTold && !one.isOther ? [name] : [])),
  };
};

/** Edits that break a configuration are for the check; the views of such a one need not work. */
const attempted = (portal: CompiledPortal): Compared | undefined => {
  try {
    return compared(portal);
  } catch {
    return undefined;
  }
};

const [edits, minutes] = process.env['DEEP'] === '1' ? [1000, 60] : [40, 2];

it(
  `reports exactly the sample members whose views one of ${edits} random edits of the configuration changes`,
  { timeout: minutes * 60_000 },
  () => {
    const found = Array.from({ length: edits }, (_, at) => {
      const { what, portal } = randomEdit(before, at + 1);
      return { what, edit: at + 1, ...attempted(portal) };
    });
    const wrong = found.filter(({ unreported = [], unseen = [] }) => unreported.length + unseen.length > 0);
    expect(wrong).toEqual([]);
    const changes = found.flatMap(({ changed }) => changed ?? []);
    expect(changes.length).toBeGreaterThan(edits * 0.95);
    expect(changes.reduce((all, one) => all + one, 0)).toBeGreaterThan(edits * 5);
  },
);

it.each<readonly [string, (portal: ReturnType<typeof editable>) => void]>([
  [
    'the address of a social link',
    ({ config }) => void (config.links['youTube']!.href = 'https://www.elsewhere.example/'),
  ],
  [
    'the screen above a screen',
    ({ config }) => void delete config.screens.find(({ parent }) => parent !== undefined)!.parent,
  ],
  [
    'the support phone of one plan',
    ({ config }) => void Object.assign(config.brand, { medicareSupportPhone: '1-800-555-0177' }),
  ],
  ['the support phone of everybody', ({ config }) => void (config.brand.supportPhone = '1-800-555-0188')],
  [
    'what a closed screen does',
    ({ config }) => void (config.screens.find(({ key }) => key === 'billing')!.whenClosed = 'home'),
  ],
  [
    'a closed screen that now leads home without a plan',
    ({ config }) =>
      void (config.screens.find(({ key }) => key === 'account.forms')!.parent = 'coverage.forms'),
  ],
])('reports every member who sees a change of %s', (_, edit) => {
  const portal = editable(before);
  edit(portal);
  const found = compared(portal);
  expect(found.changed).toBeGreaterThan(0);
  expect([found.unreported, found.unseen]).toEqual([[], []]);
});

it('reports addresses that a plan variant fills, when its condition changes', () => {
  const portal = editable(before);
  const medicare = portal.config.variants.find(({ name }) => name === 'medicare')!;
  medicare.when = ['isMedicare', 'isSubscriber'];
  const links = meaningDiff(before, portal as CompiledPortal).changes.filter(({ kind }) => kind === 'links');
  for (const item of ['selfCare', 'substanceUse'])
    expect(links.map((change) => change.item)).toContain(`coverage.behavioralHealth/resources/${item}`);
});
