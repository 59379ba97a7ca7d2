import { pacificDay } from '../../../src/member/calendar-day.ts';
import { buildDataString } from '../../../src/samples/data-string.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import { fakeJwt, sampleEnvironment } from '../services/fakes.ts';
import type { FakeRequest } from './fake-tab.ts';

/** Who shares the browser: two households. */
export const people = ['m01', 'm05', 'm10'];
/** When a walk begins, in epoch milliseconds. */
export const startOfWalks = Date.parse('2027-01-05T20:00:00Z');
const portal = 'http://localhost:4300';

const contexts = new Map(
  readMembers()
    .filter(({ id }) => people.includes(id))
    .map((record) => [
      record.id,
      Buffer.from(buildDataString(record, pacificDay(startOfWalks))).toString('base64'),
    ]),
);

/**
 * How many launches and codes there were: none comes again in another walk, as a page remembers those that it
 * is exchanging.
 */
let given = 0;

/** The legacy site and the authorization server: one session, launches and codes of it. */
export const fakeUpstream = () => {
  let active: string | undefined;
  let isOverLive = false;
  const owners = new Map<string, string>();
  const note = (): string => {
    const name = `n${given++}`;
    if (active !== undefined) owners.set(name, active);
    return name;
  };
  return {
    active: () => active,
    /**
     * True while the session is one that another user started over a live one: the keep-alive says the
     * same, nobody else tells the portal.
     */
    isOverLive: () => isOverLive,
    logIn: (member: string | undefined): void => {
      isOverLive = member !== undefined && active !== undefined && (isOverLive || member !== active);
      active = member;
    },
    /** Where a document request ends up, as an address of the portal or of the authorization server. */
    visit: (href: string): string => {
      const { pathname, searchParams } = new URL(href);
      if (pathname === '/Home/Logout') [active, isOverLive] = [undefined, false];
      if (pathname === '/inside.asp' && active !== undefined) {
        return `${portal}/?${new URLSearchParams({ launch: note(), iss: sampleEnvironment.fhir.issuers[0] ?? '' }).toString()}`;
      }
      if (pathname !== '/oauth2/authorize') return `${portal}/login`;
      const code = searchParams.get('launch') ?? '';
      return `${portal}/?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()}`;
    },
    answer: ({ address, code }: FakeRequest): string => {
      if (address.endsWith('KeepAlive')) return active === undefined ? '0' : '1';
      return JSON.stringify({
        access_token: fakeJwt({ code }),
        context_string: contexts.get(owners.get(code) ?? ''),
      });
    },
  };
};
