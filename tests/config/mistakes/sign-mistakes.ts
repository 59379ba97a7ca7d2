import type { Mistake } from './mistake.ts';

const en = 'locales/en/home.json';
const es = 'locales/es/home.json';

/** Texts with signs that members would puzzle over. */
export const signMistakes: readonly Mistake[] = [
  {
    name: 'a text that was encoded twice',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "PÃ¡gina de inicio"',
    code: 'encoded-twice',
  },
  {
    name: 'a question mark that was encoded twice',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Â¿Inicio?"',
    code: 'encoded-twice',
  },
  {
    name: 'an apostrophe that was encoded twice',
    file: en,
    find: '"label": "Urgent care"',
    replace: '"label": "Member’s care, memberâ€™s care"',
    code: 'encoded-twice',
  },
  {
    name: 'a space that nobody sees',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Ini\\u200Bcio"',
    code: 'invisible-sign',
  },
  {
    name: 'a bell in words',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Inicio\\u0007"',
    code: 'invisible-sign',
  },
  {
    name: 'half a character',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Inicio\\ud83d"',
    code: 'invisible-sign',
  },
  {
    name: 'what is no character',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Inicio\\ufffe"',
    code: 'invisible-sign',
  },
  {
    name: 'an accent beside its letter',
    file: 'locales/es/shell.json',
    find: 'ón',
    replace: 'ón'.normalize('NFD'),
    code: 'split-letter',
    severity: 'warning',
  },
  {
    name: 'an accent beside its letter, as an escape',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "Página \\"a\\u0301\\""',
    code: 'split-letter',
    severity: 'warning',
  },
  {
    name: 'an accent beside its letter in a text of the brand',
    file: 'config/site/brand.json',
    find: '"es": "Plan de salud"',
    replace: `"es": "${'Plan médico'.normalize('NFD')}"`,
    code: 'split-letter',
    severity: 'warning',
  },
  {
    name: 'words that run backwards',
    file: es,
    find: '"title": "Inicio"',
    replace: '"title": "\\u202Eoicini"',
    code: 'invisible-sign',
  },
  {
    name: 'a placeholder as templates write it',
    file: 'locales/es/shell.json',
    find: '{name}',
    replace: '${name}',
    code: 'dollar-sign',
  },
  {
    name: 'a placeholder in words as templates write it',
    file: en,
    find: '"label": "Urgent care"',
    replace: '"label": "Urgent care ${phone}"',
    code: 'dollar-sign',
    follows: ['unequal-placeholders'],
  },
];
