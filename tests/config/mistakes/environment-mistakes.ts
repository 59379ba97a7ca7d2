import type { Mistake } from './mistake.ts';

const environments = 'config/environments.json';

/** Addresses of an installation that are unsafe, that no browser could follow, or that are not listed. */
export const environmentMistakes: readonly Mistake[] = [
  {
    name: 'a legacy site that frames may not show',
    place: environments,
    find: '"legacy": "https://records.brisamar.example/MyChart/"',
    replace: '"legacy": "https://record.brisamar.example/MyChart/"',
    code: 'unlisted-origin',
  },
  {
    name: "a legacy site on the portal's own origin",
    place: environments,
    find: '"legacy": "http://localhost:4301/"',
    replace: '"legacy": "http://localhost:4300/"',
    code: 'own-origin',
  },
  {
    name: 'plain http in production',
    place: environments,
    find: '"content": "https://content.brisamar.example',
    replace: '"content": "http://content.brisamar.example',
    code: 'plain-http',
  },
  {
    name: 'plain http to another machine in local',
    place: environments,
    find: '"content": "http://localhost:4303',
    replace: '"content": "http://content.lan:4303',
    code: 'plain-http',
  },
  {
    name: 'an origin of two environments',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://members.brisamar.example"]',
    code: 'shared-origin',
  },
  {
    name: 'a host whose es. twin nobody serves',
    place: environments,
    find: '"https://members.brisamar.example", "https://es.members.brisamar.example"',
    replace: '"https://members.brisamar.example"',
    code: 'missing-twin',
  },
  {
    name: 'a base without a slash at its end',
    place: environments,
    find: '"content": "http://localhost:4303/api/default/"',
    replace: '"content": "http://localhost:4303/api/default"',
    code: 'schema-pattern',
  },
  {
    name: 'an address with an impossible port',
    place: environments,
    find: '"api": "http://localhost:4301/"',
    replace: '"api": "http://localhost:430100/"',
    code: 'bad-address',
  },
  {
    name: 'an origin in capitals',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://Members.staging.brisamar.example"]',
    code: 'unlike-origin',
  },
  {
    name: 'an origin with the usual port',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://members.staging.brisamar.example:443"]',
    code: 'unlike-origin',
  },
  {
    name: 'an origin with a dot at its end',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://members.staging.brisamar.example."]',
    code: 'unlike-origin',
  },
  {
    name: 'an origin with a name before the host',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://a@members.staging.brisamar.example"]',
    code: 'unlike-origin',
  },
  {
    name: 'an origin in another alphabet',
    place: environments,
    find: '"origins": ["https://members.staging.brisamar.example"]',
    replace: '"origins": ["https://miembros.españa.example"]',
    code: 'unlike-origin',
  },
  {
    name: 'an origin of frames with the usual port',
    place: environments,
    find: '"frameOrigins": ["https://records.brisamar.example"',
    replace: '"frameOrigins": ["https://records.brisamar.example:443"',
    code: 'unlike-origin',
  },
];
