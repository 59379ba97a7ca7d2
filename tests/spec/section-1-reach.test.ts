import { describe, expect, it } from 'vitest';
import { matchPath } from '../../src/view/routes/paths.ts';
import { buildScreen } from '../../src/view/screen/build-screen.ts';
import { openPath } from '../../src/view/screen/open-address.ts';
import type { ScreenView } from '../../src/view/screen/compose-screen.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../src/view/view-context.ts';
import { sampleContext } from '../support/members/sample-context.ts';

/** Every address inside the portal that a view links to. */
const routesIn = (view: unknown): readonly string[] => {
  if (typeof view !== 'object' || view === null) return [];
  const own = 'kind' in view && view.kind === 'route' && 'href' in view ? [String(view.href)] : [];
  return [...own, ...Object.values(view).flatMap(routesIn)];
};

const screenAt = (path: string, context: ViewContext): ScreenView | undefined => {
  const opening = openPath(path, context);
  return opening.kind === 'screen' ? buildScreen(opening.screen, context) : undefined;
};

/** Keys of the screens within a number of clicks of home, menus included. */
const within = (clicks: number, context: ViewContext): ReadonlySet<string> => {
  const keys = new Set(['home']);
  let edge: readonly string[] = ['/'];
  for (let click = 0; click < clicks; click += 1) {
    edge = edge.flatMap((path) => {
      const place = { pathname: path, search: '', hash: '' };
      const shell = buildShell(context, { place, currentKey: undefined });
      return routesIn([screenAt(path, context), shell]).map(
        (href) => new URL(href, 'http://localhost').pathname,
      );
    });
    edge = [...new Set(edge)].filter((path) => {
      const key = matchPath(context.config, context.language, path);
      if (key === undefined || keys.has(key)) return false;
      keys.add(key);
      return true;
    });
  }
  return keys;
};

const areas = [
  'coverage',
  'billing',
  'claims',
  'pharmacy',
  'findCare',
  'coverage.wellness',
  'coverage.behavioralHealth',
  'account',
];

describe('what the portal offers', () => {
  it('R1.02: coverage, billing, claims, pharmacy, care search, wellness, behavioral health and account are within three clicks of home', () => {
    const reached = within(3, sampleContext({ id: 'm01' }));
    expect(areas.filter((key) => !reached.has(key))).toEqual([]);
  });

  it('R1.06: the eight sections open in both languages, each with a heading', () => {
    for (const language of ['en', 'es'] as const) {
      const context = sampleContext({ id: 'm01', language });
      const keys = ['home', 'coverage', 'pharmacy', 'findCare', 'billing', 'claims', 'messages', 'account'];
      const screens = keys.map((key) => screenAt(context.config.paths[language][key] ?? '', context));
      expect(screens.map((screen) => screen?.key)).toEqual(keys);
      expect(new Set(screens.map((screen) => screen?.title)).size).toBe(8);
    }
  });

  it('R9.01: texts are in English and Spanish, and every path has both', () => {
    const { config } = sampleContext();
    expect(Object.keys(config.paths)).toEqual(['en', 'es']);
    expect(Object.keys(config.paths.es).sort()).toEqual(Object.keys(config.paths.en).sort());
  });
});
