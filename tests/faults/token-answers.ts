import { pacificDay } from '../../src/member/calendar-day.ts';
import { buildDataString } from '../../src/samples/data-string.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { journeyStart } from '../support/browser/clock.ts';
import { fakeJwt } from '../support/services/fakes.ts';

/** The coverage data string of a sample member on a day given in epoch milliseconds. */
export const sampleData = (id: string, at = journeyStart): string => {
  const record = readMembers().find((one) => one.id === id);
  if (!record) throw new Error(`no sample member ${id}`);
  return buildDataString(record, pacificDay(at));
};

/** A token that is good for an hour from the start of the journeys. */
export const goodToken = fakeJwt({ sub: 'x', exp: Math.floor(journeyStart / 1000) + 3600 });

interface TokenParts {
  readonly token?: unknown;
  readonly data?: string;
  readonly [key: string]: unknown;
}

/** The body of a token answer; M01's data and a good token unless given. */
export const tokenBody = ({
  token = goodToken,
  data = sampleData('m01'),
  ...rest
}: TokenParts = {}): string =>
  JSON.stringify({
    access_token: token,
    context_string: Buffer.from(data, 'utf8').toString('base64'),
    ...rest,
  });
