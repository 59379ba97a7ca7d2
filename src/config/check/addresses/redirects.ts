import { commonPeriod, type WrittenPeriod } from '../../calendar.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Redirect } from '../../generated/config-files.ts';
import type { Finding, SourceLocation } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { pathUses } from '../screens/paths.ts';
import { languages } from '../words/pairs.ts';

const parameters = ({ query = {} }: Redirect): readonly string[] =>
  Object.entries(query).map(([name, value]) => `${name}=${value}`.toLowerCase());

const isSameSpan = (one: WrittenPeriod, other: WrittenPeriod): boolean =>
  one.from === other.from && one.until === other.until;

// Compares as `legacyAddress` of the view does.
const shadows = (earlier: Redirect, later: Redirect): boolean =>
  `/${later.path}`.toLowerCase().endsWith(`/${earlier.path}`.toLowerCase()) &&
  parameters(earlier).every((parameter) => parameters(later).includes(parameter)) &&
  isSameSpan(commonPeriod(earlier, later), later);

// When an address belongs to a screen too, the screen opens.
const takenRedirects = (index: ConfigIndex, document: ConfigDocument): readonly Finding[] => {
  const uses = languages.flatMap((language) => pathUses(index, language));
  return index.sources.redirects.flatMap((redirect, index): readonly Finding[] => {
    const path = `/${redirect.path}`.toLowerCase();
    const use = uses.find((one) => one.path === path);
    if (!use) return [];
    const at: SourceLocation = { document, path: ['redirects', index], part: 'value' };
    return [{ at, message: 'taken-redirect', with: { path, key: use.key }, also: [use.at] }];
  });
};

export const redirectFindings = (index: ConfigIndex): readonly Finding[] => {
  const { redirects } = index.sources;
  const document = index.documentOf('redirects');
  if (!document) return [];
  const locationOf = (place: number): SourceLocation => ({
    document,
    path: ['redirects', place],
    part: 'value',
  });
  const places = redirects.map((later, index) => ({
    place: index,
    earliest: redirects.findIndex((earlier) => shadows(earlier, later)),
  }));
  const taken = Map.groupBy(
    places.filter(({ place, earliest }) => earliest !== place),
    ({ earliest }) => earliest,
  );
  const shadowed = [...taken].map(([earliest, below]): Finding => {
    const [first = locationOf(earliest), ...others] = below.map(({ place }) => locationOf(place));
    return {
      at: first,
      message: 'shadowed-redirect',
      with: { path: redirects[earliest]?.path ?? '' },
      also: [locationOf(earliest), ...others],
    };
  });
  return [...shadowed, ...takenRedirects(index, document)];
};
