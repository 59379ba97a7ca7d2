import { frozenDocuments } from '../../../../tests/support/config/frozen-config.ts';
import { expect, it } from 'vitest';
import { portalNames } from '../../../authoring/project/problems.ts';
import { parseDocument } from '../../files/parse-document.ts';
import { checkConfig } from '../check-config.ts';

const shipped = frozenDocuments();

it('reports a section without screens, with its line and the fix, in both languages', () => {
  const empty = parseDocument(
    'config/screens/rewards.json',
    '{\n  "$schema": "../../schemas/section.json",\n  "screens": []\n}\n',
  );
  const found = (language: 'en' | 'es') =>
    checkConfig([...shipped, empty], portalNames, language).filter(({ code }) => code === 'empty-section');
  expect(found('en')).toMatchObject([
    {
      severity: 'warning',
      file: 'config/screens/rewards.json',
      line: 3,
      message: 'the section `rewards` has no screens',
    },
  ]);
  expect(found('es')[0]?.hint).toBe(
    'Escriba una pantalla, o elimine el archivo y sus palabras en los dos idiomas.',
  );
  expect(checkConfig(shipped, portalNames).filter(({ code }) => code === 'empty-section')).toEqual([]);
});
