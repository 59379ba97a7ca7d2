import type { SourceFiles } from '../../../src/config/files/source.ts';

/** A few files that no check has seen: enough for drafts, and small enough to be read at a glance. */
export const smallSource: SourceFiles = {
  'config/environments.json':
    '{\n  "environments": {\n    "prod": { "legacy": "https://old.example/", "fhir": { "pkce": true } }\n  }\n}\n',
  'config/addresses/links.json':
    '{\n  "links": {\n    "one": "https://one.example",\n    "two": "https://two.example"\n  }\n}\n',
  'config/screens/home.json':
    '{\n  "screens": [\n    {\n      "key": "home",\n      "blocks": [\n        { "type": "linkCards", "id": "cards", "items": [{ "id": "a", "link": "route:a" }, { "id": "b", "link": "route:b" }] }\n      ]\n    }\n  ]\n}\n',
  'locales/en/home.json': '{ "home": { "items": { "a": { "title": "Claims" } } } }\n',
  'locales/es/home.json': '{ "home": { "items": { "a": { "title": "Reclamos" } } } }\n',
};

/** The addresses of two links of the small source. */
export const links = {
  one: 'config/addresses/links.json#links/one',
  two: 'config/addresses/links.json#links/two',
};

/** The addresses of two operator settings of the small source. */
export const settings = {
  legacy: 'config/environments.json#environments/prod/legacy',
  pkce: 'config/environments.json#environments/prod/fhir/pkce',
};

/** The address of the items of the small source. */
export const items = 'config/screens/home.json#screens/[home]/blocks/[cards]/items';
