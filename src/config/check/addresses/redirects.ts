import { groupBy } from '../../../rules/group-by.ts';
import type { Redirect } from '../../generated/config-files.ts';
import type { ConfigIndex } from '../config-index.ts';
import type { Finding, Spot } from '../finding.ts';

const parameters = ({ query = {} }: Redirect): readonly string[] =>
  Object.entries(query).map(([name, value]) => `${name}=${value}`.toLowerCase());

/** Whether every address that fits the later redirect fits the earlier one too (as `legacyAddress` of the view compares). */
const shadows = (earlier: Redirect, later: Redirect): boolean =>
  `/${later.path}`.toLowerCase().endsWith(`/${earlier.path}`.toLowerCase()) &&
  parameters(earlier).every((parameter) => parameters(later).includes(parameter));

/** Redirects that no address reaches, because an earlier one matches all of theirs: one finding per earlier redirect. */
export const redirectFindings = (index: ConfigIndex): readonly Finding[] => {
  const { redirects } = index.sources;
  const document = index.documentOf('redirects');
  if (!document) return [];
  const spot = (place: number): Spot => ({ document, path: ['redirects', place], part: 'value' });
  const places = redirects.map((later, place) => ({ place, earliest: redirects.findIndex((earlier) => shadows(earlier, later)) }));
  const taken = groupBy(
    places.filter(({ place, earliest }) => earliest !== place),
    ({ earliest }) => earliest,
  );
  return [...taken].map(([earliest, below]) => {
    const [first = spot(earliest), ...others] = below.map(({ place }) => spot(place));
    return {
      at: first,
      says: 'shadowed-redirect',
      with: { path: redirects[earliest]?.path ?? '' },
      also: [spot(earliest), ...others],
    };
  });
};
