import type { Mistake } from './mistake.ts';

const en = 'locales/en/home.json';
const es = 'locales/es/home.json';
const claims = 'config/screens/claims.json';
const esClaims = 'locales/es/claims.json';

/**
 * Words that a language lacks, that belong to nothing, or that fill in other things than the other language.
 */
export const wordMistakes: readonly Mistake[] = [
  {
    name: 'an item without English words',
    file: en,
    find: '"urgentCare": { "label": "Urgent care" },',
    replace: '',
    code: 'missing-words',
    at: { text: '"items": {' },
  },
  {
    name: 'a title without Spanish words',
    file: es,
    find: '"title": "Inicio",',
    replace: '',
    code: 'missing-words',
    at: { text: '"home": {' },
  },
  {
    name: 'words of an item that does not exist',
    file: en,
    find: '"urgentCare": {',
    replace: '"urgentCar": {',
    code: 'unknown-item',
  },
  {
    name: 'words of a screen that does not exist',
    file: en,
    find: '"home": {',
    replace: '"hom": {',
    code: 'unknown-screen',
  },
  {
    name: 'an item renamed in the configuration only',
    file: 'config/screens/home.json',
    find: '"id": "urgentCare"',
    replace: '"id": "urgentCares"',
    code: 'unknown-item',
  },
  {
    name: 'a new item without words',
    file: 'config/screens/home.json',
    find: '{ "id": "urgentCare"',
    replace: '{ "id": "donate", "link": "link:donate" },\n            { "id": "urgentCare"',
    code: 'missing-words',
  },
  {
    name: 'a word that one language calls otherwise',
    file: en,
    find: '"quickLinks": { "title"',
    replace: '"quickLinks": { "label"',
    code: 'unequal-words',
  },
  {
    name: 'a variant of `content` under a wrong name',
    file: en,
    find: '"ppoText"',
    replace: '"ppoContent"',
    code: 'unread-words',
  },
  {
    name: 'an unknown placeholder in words',
    file: en,
    find: '"label": "Urgent care"',
    replace: '"label": "Urgent care {phon}"',
    code: 'unknown-placeholder',
    at: { text: '"urgentCare"' },
    remedy: [
      { file: en, find: '{phon}', replace: '{phone}' },
      {
        file: es,
        find: '"label": "Atención de urgencia"',
        replace: '"label": "Atención de urgencia {phone}"',
      },
    ],
  },
  {
    name: 'a sentence without its twin',
    file: 'locales/es/errors.json',
    find: '"after": "."',
    replace: '"afer": "."',
    code: 'unequal-words',
    at: { file: 'locales/en/errors.json', text: '"after": "."' },
  },
  {
    name: 'other placeholders in Spanish',
    file: 'locales/es/shell.json',
    find: '{name}',
    replace: '{nombre}',
    code: 'unequal-placeholders',
  },
  {
    name: 'a group where a sentence belongs',
    file: 'locales/es/errors.json',
    find: '"after": "."',
    replace: '"after": { "text": "." }',
    code: 'unequal-words',
  },
  {
    name: 'HTML in a title',
    file: 'locales/es/home.json',
    find: '"title": "Inicio"',
    replace: '"title": "<strong>Inicio</strong>"',
    code: 'markup',
  },
  {
    name: 'a sign written as HTML writes it',
    file: 'locales/en/errors.json',
    find: '"after": "."',
    replace: '"after": "&nbsp;."',
    code: 'markup',
  },
  {
    name: 'a menu entry without words',
    file: 'locales/en/shell.json',
    find: '"terms": "Terms of use",',
    replace: '',
    code: 'missing-words',
    at: { text: '"accountLegal": {' },
  },
  {
    name: 'words of a menu that does not exist',
    file: 'locales/en/shell.json',
    find: '"accountLegal": {',
    replace: '"accountLegals": {',
    code: 'unknown-menu',
  },
  {
    name: 'a card taken away, its words not',
    file: claims,
    find: '{ "id": "travelReimbursement", "link": "route:claims.travelReimbursement", "icon": "globe" },',
    replace: '',
    code: 'unknown-item',
    at: { file: 'locales/en/claims.json', text: '"travelReimbursement": {' },
  },
  {
    name: 'a quick link taken away, its words not',
    file: 'config/screens/home.json',
    find: '{ "id": "patientPortal", "when": "hasMedicalCare", "link": "link:patientPortal", "icon": "pulse", "openInNewTab": true },',
    replace: '',
    code: 'unknown-item',
    at: { file: en, text: '"patientPortal": {' },
  },
  {
    name: 'the name of an item translated',
    file: esClaims,
    find: '"travelReimbursement": {',
    replace: '"travelReembolso": {',
    code: 'unknown-item',
  },
  {
    name: 'the names of two items translated',
    file: esClaims,
    find: '"forms": { "title": "Formularios de reclamos" },\n      "medicalReimbursement": {',
    replace: '"formularios": { "title": "Formularios de reclamos" },\n      "reembolsoMedico": {',
    code: 'unknown-item',
  },
  {
    name: 'the key of a screen translated',
    file: esClaims,
    find: '"claims": {',
    replace: '"reclamos": {',
    code: 'unknown-screen',
  },
];
