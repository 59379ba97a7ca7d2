import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { describe, expect, it } from 'vitest';
import { meaningDiff } from '../../analysis/diff/meaning-diff.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import { matchPath } from '../../view/routes/paths.ts';
import { editDocuments } from '../project/edit-documents.ts';
import { diffText, meaningReport, plainMarks } from '../reports/diff-text.ts';
import { newPath, type NewPath } from './new-path.ts';

const shipped = frozenDocuments();
const before = compileConfig(shipped);
const moved = (change: NewPath, documents = shipped) => editDocuments(documents, newPath(documents, change));

describe('a new path of a screen', () => {
  const after = compileConfig(moved({ key: 'billing', paths: { es: 'pagos' } }));

  it('keeps the old address of the screen and of everything below it, only in the changed language', () => {
    expect(after.config.paths.es).toMatchObject({
      billing: '/pagos',
      'billing.payNow': '/pagos/pagar-ahora',
    });
    expect(after.config.paths.en).toEqual(before.config.paths.en);
    for (const [key, path] of Object.entries(before.config.paths.es))
      expect([path, matchPath(after.config, 'es', path)]).toEqual([path, key]);
    expect(after.config.screens.find(({ key }) => key === 'billing.payNow')?.aliasesIn).toEqual({
      es: ['/facturación/pagar-ahora'],
    });
    expect(after.config.screens.find(({ key }) => key === 'claims')).not.toHaveProperty('aliasesIn');
    expect(meaningDiff(before, after).lost).toEqual([]);
  });

  it('can move twice and back without an alias for its current path', () => {
    const there = moved({ key: 'claims', paths: { en: 'requests' } });
    const further = moved({ key: 'claims', paths: { en: 'cases', es: 'casos' } }, there);
    const aliasesOf = (documents: typeof shipped) =>
      compileConfig(documents).config.screens.find(({ key }) => key === 'claims')?.aliasesIn;
    expect(aliasesOf(further)).toEqual({ en: ['/claims', '/requests'], es: ['/reclamos'] });
    expect(aliasesOf(moved({ key: 'claims', paths: { en: 'claims' } }, further))?.en).toEqual([
      '/requests',
      '/cases',
    ]);
  });

  it('refuses an unknown screen, and the path that the screen has', () => {
    expect(() => newPath(shipped, { key: 'biling', paths: { en: 'bills' } })).toThrow(
      'Did you mean billing?',
    );
    expect(() => newPath(shipped, { key: 'claims', paths: { en: 'claims' } })).toThrow(
      'The screen claims already has this path.',
    );
  });
});

describe('addresses that would be lost', () => {
  const without = (key: string) => ({
    ...before.config,
    screens: before.config.screens.filter((screen) => screen.key !== key),
  });
  const renamed = {
    ...before,
    config: {
      ...before.config,
      paths: { ...before.config.paths, es: { ...before.config.paths.es, claims: '/solicitudes' } },
    },
  };

  it('are reported with their screen and what to do, in both languages', () => {
    const report = meaningReport(before, renamed, 'en');
    expect(report.isEmpty).toBe(false);
    expect(report.lost).toEqual([
      { path: '/reclamos', language: 'es', screen: 'claims', isScreenKept: true },
    ]);
    expect(diffText(report, 'en', plainMarks)).toContain(
      'Addresses that would stop working\n  /reclamos (claims, Spanish)\n' +
        '    Add "/reclamos" to `aliasesIn.es` of the screen claims; `portal new path` does this automatically.',
    );
    expect(diffText(meaningReport(before, renamed, 'es'), 'es', plainMarks)).toContain(
      'Estas direcciones se perderían\n  /reclamos (claims, español)',
    );
  });

  it('include those of a deleted screen, except those that a redirect or an alias replaces', () => {
    const others = (paths: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(paths).filter(([key]) => key !== 'claims'));
    const { en, es } = before.config.paths;
    const gone = { ...without('claims'), paths: { en: others(en), es: others(es) } };
    const lost = (config: typeof gone) =>
      meaningDiff(before, { ...before, config }).lost.filter(({ screen }) => screen === 'claims');
    expect(lost(gone).map(({ path, isScreenKept }) => [path, isScreenKept])).toEqual([
      ['/claims', false],
      ['/reclamos', false],
    ]);
    const screens = gone.screens.map((screen) =>
      screen.key === 'help' ? { ...screen, aliasesIn: { es: ['/reclamos'] } } : screen,
    );
    expect(lost({ ...gone, screens, redirects: [{ path: 'claims', to: 'route:help' }] })).toEqual([]);
  });
});
