import { expect, it } from 'vitest';
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import type { PortalItem } from '../../src/analysis/model/item.ts';
import { portalModel, type PortalModel } from '../../src/analysis/model/portal-model.ts';
import { suggestEdits, type WantedEffect } from '../../src/authoring/suggest/suggest-edits.ts';
import { lengthOf } from '../../src/authoring/suggest/condition-length.ts';
import {
  type ConditionPlace,
  conditionPlaces,
  editedModel,
} from '../../src/authoring/suggest/condition-places.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { operationOf, type When } from '../../src/rules/expression.ts';
import { chance, roll } from '../support/chance.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';

const { model: shipped } = frozenPortal();
const names = [
  ...Object.keys(shipped.portal.config.rules),
  ...shipped.world.space.variables.filter(({ shape }) => shape.type === 'boolean').map(({ name }) => name),
];

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[roll(random, values.length)] as Value;

/** A condition as an editor may change it: none, another name, one name more or less, another operator. */
const changed = (written: When | undefined, isRule: boolean, random: () => number): When | undefined => {
  const name = pick(names, random);
  if (isRule || (typeof written === 'object' && !Array.isArray(written))) {
    const { operator, operand } = operationOf(written);
    if (operator === 'and' || operator === 'or') {
      const parts = operand as readonly object[];
      if (random() < 0.4) return { [operator === 'and' ? 'or' : 'and']: parts };
      return random() < 0.5 && parts.length > 2
        ? { [operator]: parts.slice(1) }
        : { [operator]: [...parts, { var: name }] };
    }
    return random() < 0.5 ? { and: [written, { var: name }] } : { or: [written, { var: name }] };
  }
  const list = typeof written === 'string' ? [written] : ((written ?? []) as readonly string[]);
  if (list.length === 0 || random() < 0.3) return name;
  if (random() < 0.3) return list.length > 1 ? list.slice(1) : undefined;
  return list.includes(name) ? undefined : [...list, name];
};

interface Edited {
  readonly effect: WantedEffect;
  readonly length: number;
}

const effectOf = (model: PortalModel, portal: CompiledPortal): WantedEffect | undefined => {
  const { diagrams, possible } = model.world;
  const { changes, moved, other } = meaningDiff(model.portal, portal);
  if (moved.length + other.length > 0 || changes.length === 0 || changes.some(({ kind }) => kind !== 'shown'))
    return undefined;
  const after = editedModel(model, portal);
  const different = model.items.filter(
    ({ id, shown }) =>
      diagrams.and(
        possible,
        diagrams.ite(shown, diagrams.not(after.byId.get(id)?.shown ?? 0), after.byId.get(id)?.shown ?? 0),
      ) !== 0,
  );
  return new Map(different.map(({ id }: PortalItem) => [id, after.byId.get(id)?.shown ?? 0]));
};

/**
 * What some random edits of gates and rules change in who sees what, and how long they are; an edit without
 * effect is made again.
 */
const edited = (model: PortalModel, count: number, seed: number): Edited => {
  const random = chance(seed);
  for (;;) {
    let portal = model.portal;
    let length = 0;
    for (let at = 0; at < count; at += 1) {
      const place: ConditionPlace = pick(conditionPlaces(model, [pick(model.items, random)]), random);
      const after = changed(place.written, place.about.kind === 'rule', random);
      portal = place.replaced(portal, after);
      length += 10 + lengthOf(after);
    }
    const effect = effectOf(model, portal);
    if (effect) return { effect, length };
  }
};

const ones = 500;
const twos = 100;
const minutes = 60;

it.each([
  [ones, 1],
  [twos, 2],
])(
  `finds edits with exactly the effect of %i random changes of %i conditions, given only the effect`,
  { timeout: minutes * 60_000 },
  (count, edits) => {
    const found = Array.from({ length: count }, (_, at) => {
      // Diagrams are never thrown away: each search has its own, as in the browser.
      const model = portalModel(shipped.portal);
      const { effect, length } = edited(model, edits, at + 1);
      const before = process.cpuUsage();
      const { answers, looked, impossible } = suggestEdits(model, effect);
      const { user, system } = process.cpuUsage(before);
      const best = answers[0];
      const own = best && best.edits.reduce((sum, { after }) => sum + 10 + lengthOf(after), 0);
      return { at, items: effect.size, looked, impossible, length, own, seconds: (user + system) / 1e6 };
    });
    const share = (passes: (one: (typeof found)[number]) => boolean): number =>
      found.filter(passes).length / count;
    const seconds =
      found.map((one) => one.seconds).sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
    const summary = `found ${share(({ own }) => own !== undefined)}, not longer ${share(({ own, length }) => own !== undefined && own <= length)}, median ${seconds.toFixed(2)} s`;
    process.stdout.write(`${summary}\n${JSON.stringify(found.filter(({ own }) => own === undefined))}\n`);
    expect(share(({ own }) => own !== undefined)).toBeGreaterThanOrEqual(0.95);
    expect(share(({ own, length }) => own !== undefined && own <= length)).toBeGreaterThanOrEqual(0.9);
    expect(seconds).toBeLessThan(1);
  },
);
