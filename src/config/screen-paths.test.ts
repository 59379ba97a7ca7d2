import { describe, expect, it } from 'vitest';
import { screenPaths } from './screen-paths.ts';

const screens = [{ key: 'forms', parent: 'coverage' }, { key: 'coverage' }, { key: 'coverage.add', parent: 'forms' }, { key: 'notFound' }];

describe('screenPaths', () => {
  it('continues the path of the parent, whatever the order of the screens', () => {
    const words = { coverage: { path: 'coverage' }, forms: { path: 'forms/all' }, 'coverage.add': { path: 'add' } };
    expect(screenPaths(screens, words)).toEqual({
      coverage: '/coverage',
      forms: '/coverage/forms/all',
      'coverage.add': '/coverage/forms/all/add',
    });
  });

  it('writes paths in small letters with accents as one character', () => {
    expect(screenPaths([{ key: 'a' }], { a: { path: 'Facturacio\u0301n' } })).toEqual({ a: '/facturaci\u00f3n' });
  });

  it('looks above a parent without a path, and gives no path to a screen without one', () => {
    expect(screenPaths(screens, { coverage: { path: 'coverage' }, 'coverage.add': { path: 'add' } })).toEqual({
      coverage: '/coverage',
      'coverage.add': '/coverage/add',
    });
  });

  it('ends where parents lead back to themselves', () => {
    const circle = [
      { key: 'a', parent: 'b' },
      { key: 'b', parent: 'a' },
    ];
    expect(screenPaths(circle, { a: { path: 'one' }, b: { path: 'two' } })).toEqual({ a: '/two/one', b: '/one/two' });
  });
});
