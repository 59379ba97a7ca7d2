import { describe, expect, it } from 'vitest';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import { withText } from './check-edited.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

const shipped = frozenDocuments();

describe('the compiled shipped configuration', () => {
  const compiled = compileConfig(shipped);
  const { config, words, theme } = compiled;

  it('is the same text for the same files, in any order', () => {
    expect(JSON.stringify(compileConfig(frozenDocuments()))).toBe(JSON.stringify(compiled));
  });

  it('sends no label, evidence or schema reference to the browser', () => {
    const text = JSON.stringify(config);
    for (const name of ['"says"', '"evidence"', '"$schema"']) expect(text).not.toContain(name);
  });

  it('puts every shared block in its place', () => {
    const types = config.screens.flatMap(({ blocks }) => blocks.map(({ type }) => type as string));
    expect(types).not.toContain('shared');
    const home = config.screens.find(({ key }) => key === 'home');
    expect(home?.blocks.filter(({ wordsKey }) => wordsKey === 'shared').map(({ id }) => id)).toContain(
      'support',
    );
  });

  it('gives the same screens a path in both languages', () => {
    expect(Object.keys(config.paths.es).sort()).toEqual(Object.keys(config.paths.en).sort());
    for (const path of Object.values(config.paths.es)) expect(path).toBe(path.normalize('NFC').toLowerCase());
  });

  it('extracts the theme of the brand, for brand.css', () => {
    expect(config.brand).not.toHaveProperty('theme');
    expect(theme['--brand-700']).toMatch(/^#[0-9A-F]{6}$/i);
  });

  it('fills a missing Spanish text from English and leaves the others unchanged', () => {
    const text = shipped.find(({ file }) => file === 'locales/es/home.json')?.text ?? '';
    const { home } = compileConfig(
      withText(shipped, 'locales/es/home.json', text.replace('"title": "Inicio",', '')),
    ).words.es.screens;
    expect(home?.title).toBe(words.en.screens['home']?.title);
    expect(home?.path).toBe('inicio');
  });
});
