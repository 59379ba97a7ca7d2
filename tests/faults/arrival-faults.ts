import { comesRight } from './comes-right.ts';
import type { Fault, FaultWorld, Outcome } from './fault.ts';

type Address = (world: FaultWorld) => string;

const launch = (iss: string): string => `/?launch=abc&iss=${encodeURIComponent(iss)}`;

/** A member with a living session opens an address that belongs to signing in. */
const addresses: readonly (readonly [what: string, promised: Outcome, address: Address])[] = [
  [
    'a launch whose issuer has a longer host',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir}.evil.example/fhir`),
  ],
  [
    'a launch whose issuer is another port',
    'stopped: unknownIssuer',
    () => launch('http://localhost:9/fhir'),
  ],
  [
    'a launch whose issuer has a user part',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir}@evil.example/fhir`),
  ],
  [
    'a launch whose issuer ends in a slash',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir}/fhir/`),
  ],
  [
    'a launch whose issuer is in capitals',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir}/FHIR`),
  ],
  [
    'a launch whose issuer is https',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir.replace('http:', 'https:')}/fhir`),
  ],
  [
    'a launch whose issuer has a dot segment',
    'stopped: unknownIssuer',
    ({ origins }) => launch(`${origins.fhir}/x/../fhir`),
  ],
  ['a launch without an issuer', 'home', () => '/?launch=abc'],
  [
    'an issuer without a launch',
    'home',
    ({ origins }) => `/?iss=${encodeURIComponent(`${origins.fhir}/fhir`)}`,
  ],
  ['a stolen code', 'home', () => '/?code=stolen&state=stolen'],
  ['a code without state', 'home', () => '/?code=stolen'],
  ['a code given twice', 'home', () => '/?code=one&code=two&state=x'],
  [
    'a code and a launch',
    'home',
    ({ origins }) => `/?code=stolen&${launch(`${origins.fhir}/fhir`).slice(2)}`,
  ],
  [
    'an error whose description is HTML',
    'home',
    () => '/?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ],
  ['an error and a code', 'home', () => '/?error=access_denied&code=stolen&state=x'],
  [
    'an error and a launch',
    'home',
    ({ origins }) => `/?error=server_error&${launch(`${origins.fhir}/fhir`).slice(2)}`,
  ],
  ['a state alone', 'home', () => '/?state=x'],
];

/**
 * Family B: what signing in leaves in the address. Nothing unknown is followed, no foreign code is ever
 * posted.
 */
export const arrivalFaults: readonly Fault[] = [
  ...addresses.map(([what, promised, address], index): Fault => ({
    id: `B${String(index + 1).padStart(2, '0')}`,
    what: `arrival with ${what}`,
    promised: [promised],
    posts: 1,
    run: async (world) => {
      await world.logIn();
      await world.page.goto(world.origins.portal + address(world));
    },
  })),
  {
    id: 'B18',
    what: 'a visitor without a session opens a stolen code',
    promised: ['signedOut'],
    posts: 0,
    run: async ({ page, origins }) => void (await page.goto(`${origins.portal}/?code=stolen&state=stolen`)),
  },
  {
    id: 'B19',
    what: 'the authorization server answers every request with an error',
    promised: ['stopped: tooManyAttempts'],
    posts: 0,
    run: async (world) => {
      await world.logIn();
      await world.page.route(/oauth2\/authorize/, (route) =>
        route.fulfill({ status: 302, headers: { location: `${world.origins.portal}/?error=server_error` } }),
      );
      await world.page.goto(world.at({ en: '/home', es: '/inicio' }));
    },
    afterwards: comesRight('retry', 'home'),
  },
  {
    id: 'B20',
    what: 'the authorization server answers nothing that leaves the page',
    promised: ['stopped: notLeft'],
    seconds: 45,
    posts: 0,
    run: async (world) => {
      await world.logIn();
      await world.page.route(/oauth2\/authorize/, (route) => route.fulfill({ status: 204 }));
      await world.page.goto(world.at({ en: '/home', es: '/inicio' })).catch(() => undefined);
    },
    afterwards: comesRight('retry', 'home'),
  },
];
