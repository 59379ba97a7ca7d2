import { describe, expect, it } from 'vitest';
import type { NamedValue } from '../generated/config-files.ts';
import { parseDocument } from '../files/parse-document.ts';
import { filledText, namedValues, withValues } from './named-values.ts';

const named = (values: Readonly<Record<string, NamedValue>>) =>
  namedValues([
    parseDocument('config/site/values.json', JSON.stringify({ values })),
    parseDocument(
      'config/rules/plans.json',
      JSON.stringify({ variants: [{ name: 'egwp' }, { name: 'medicare' }] }),
    ),
  ]);

const values = named({
  phone: { default: '1-800-555-0100', medicare: '1-800-555-0177' },
  hours: { en: 'from 8 to 5', es: 'de 8 a 5' },
  plan: { default: { en: 'your plan', es: 'su plan' }, egwp: 'Brisamar Group' },
});

const filled = (file: string, value: object) =>
  withValues([parseDocument(file, JSON.stringify(value))], values)[0]?.value;

describe('values in texts', () => {
  it('are filled in for one language and one variant', () => {
    expect(filledText('Call {value.phone}, {value.hours}.', values, 'es')).toBe(
      'Call 1-800-555-0100, de 8 a 5.',
    );
    expect(filledText('Call {value.phone}, {value.hours}.', values, 'en', 'medicare')).toBe(
      'Call 1-800-555-0177, from 8 to 5.',
    );
  });

  it('start with a capital letter at the start of a text', () => {
    expect(filledText('{value.hours}, {value.hours}', values, 'en')).toBe('From 8 to 5, from 8 to 5');
  });

  it('leave a placeholder without a value unchanged', () => {
    expect(filledText('{value.fax} {phone}', values, 'en')).toBe('{value.fax} {phone}');
  });
});

describe('documents with their values', () => {
  it('give a plan variant its own text when a value in it differs', () => {
    expect(
      filled('locales/en/a.json', { a: { items: { call: { content: 'Call {value.phone}' } } } }),
    ).toEqual({
      a: { items: { call: { content: 'Call 1-800-555-0100', medicareText: 'Call 1-800-555-0177' } } },
    });
  });

  it('keep the text that a variant has, with the value of that variant', () => {
    const own = { label: '{value.phone}', medicareLabel: 'Medicare: {value.phone}' };
    expect(filled('locales/en/a.json', { a: { items: { call: own } } })).toEqual({
      a: { items: { call: { label: '1-800-555-0100', medicareLabel: 'Medicare: 1-800-555-0177' } } },
    });
  });

  it('give a plan variant its own link and its own phone of the brand', () => {
    const item = { id: 'call', link: 'tel:{value.phone}' };
    expect(filled('config/screens/a.json', { screens: [{ blocks: [{ items: [item] }] }] })).toEqual({
      screens: [
        {
          blocks: [
            { items: [{ id: 'call', link: 'tel:1-800-555-0100', medicareLink: 'tel:1-800-555-0177' }] },
          ],
        },
      ],
    });
    expect(filled('config/site/brand.json', { name: 'B', supportPhone: '{value.phone}' })).toEqual({
      name: 'B',
      supportPhone: '1-800-555-0100',
      medicareSupportPhone: '1-800-555-0177',
    });
  });

  it('fill both languages of a text in configuration', () => {
    expect(filled('config/site/brand.json', { tagline: { en: '{value.plan}', es: '{value.plan}' } })).toEqual(
      {
        tagline: { en: 'Your plan', es: 'Su plan' },
      },
    );
  });

  it('stay the same objects where nothing uses a value', () => {
    const document = parseDocument('locales/en/a.json', '{"a":{"title":"A"}}');
    expect(withValues([document], values)[0]).toBe(document);
  });
});
