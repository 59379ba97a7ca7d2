import { describe, expect, test } from 'vitest';
import { sampleContext } from '../../../tests/support/members/sample-context.ts';
import { screenIn } from '../../../tests/support/members/sample-screen.ts';
import { readMembers } from '../../samples/read-members.ts';
import { screenOf } from '../routes/paths.ts';
import { buildScreen, knownHeads } from './build-screen.ts';

test('the picture is in one banner of a screen, or else only beside the card', () => {
  const screens = readMembers().flatMap(({ id }) => {
    const context = sampleContext({ id });
    return context.config.screens.map(({ key }) => screenIn(key, context).blocks);
  });
  const bands = screens.map((blocks) => blocks.filter((block) => block.type === 'banner'));
  const pictures = screens.map((blocks) =>
    blocks.filter((block) => (block.type === 'banner' ? !block.isPlain : block.type === 'idCard')),
  );
  expect(Math.max(...bands.map(({ length }) => length))).toBeGreaterThan(1);
  expect(
    bands.filter((shown) => shown.length > 0 && shown.filter(({ isPlain }) => !isPlain).length !== 1),
  ).toEqual([]);
  expect(Math.max(...pictures.map(({ length }) => length))).toBe(2);
});

describe.each(['en', 'es'] as const)('headings that do not depend on the member (%s)', (language) => {
  const unknown = sampleContext({ language });
  const heads = new Map(knownHeads(unknown).map(({ path, ...head }) => [path, head]));
  const headOf = (key: string) => heads.get(encodeURI(unknown.config.paths[language][key] ?? ''));

  test('are those that every sample member sees', () => {
    const differences = readMembers().flatMap(({ id }) => {
      const context = sampleContext({ id, language });
      return Object.keys(context.config.paths[language]).filter((key) => {
        const known = headOf(key);
        const screen = screenOf(context.config, key);
        if (!known || !screen || !context.gate.decide(screen.when).shown) return false;
        const { heading, parent } = buildScreen(screen, context);
        return known.heading !== heading || JSON.stringify(known.parent) !== JSON.stringify(parent);
      });
    });
    expect(differences).toEqual([]);
    expect(heads.size).toBeGreaterThan(40);
  });

  test('exclude home (its greeting needs a name), dialogs, public screens and screens that redirect', () => {
    const { config } = unknown;
    const others = config.screens.filter(
      ({ key, layout, dialog, forwardTo }) =>
        key === 'home' || layout === 'public' || dialog || forwardTo !== undefined,
    );
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter(({ key }) => headOf(key) !== undefined)).toEqual([]);
  });

  test('exclude a screen whose title varies with the plan', () => {
    const claims = { ...unknown.words.screens['claims'], medicareTitle: 'Medicare claims' };
    const words = { ...unknown.words, screens: { ...unknown.words.screens, claims } };
    const path = encodeURI(unknown.config.paths[language]['claims'] ?? '');
    expect(headOf('claims')).toBeDefined();
    expect(knownHeads({ ...unknown, words }).some((head) => head.path === path)).toBe(false);
  });
});
