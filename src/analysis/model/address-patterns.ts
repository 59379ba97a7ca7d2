import { memoizeTexts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { fieldsOf } from './content.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

const leadingScheme = /^https?:\/\//;

/** Whether a text can be meant as a host or an address, `*` standing for any letters: `*.example.com`, `https://example.com/pay*`, `/billing/*`. */
export const isAddressPattern = (text: string): boolean =>
  /^\S+$/.test(text) && (text.includes('*') || leadingScheme.test(text) || /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/.*)?$/i.test(text));

/** Whether a text is a pattern, `*` standing for any letters: each part is looked for once, behind the one before. */
const fits = (pattern: string, text: string): boolean => {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const at = text.indexOf(part, end);
    if (at < 0) return false;
    end = at + part.length;
  }
  return text.length - last.length >= end && text.endsWith(last);
};

/** Assertions name few patterns. */
const mostPatterns = 1_000;

const schemeAndHost = /^(https?:\/\/)([^/?#:]*)/;

/** Whether an address matches: a pattern without a slash speaks of the host, `*.example.com` of `example.com` too; any other of all of it. */
const matcher = memoizeTexts(mostPatterns, (written: string): ((address: string) => boolean) => {
  const pattern = written.toLowerCase();
  const [wantedScheme = ''] = leadingScheme.exec(pattern) ?? [];
  const rest = pattern.slice(wantedScheme.length);
  if (rest.includes('/')) {
    const isBare = wantedScheme === '' && !rest.startsWith('/');
    return (address) => fits(pattern, address.toLowerCase()) || (isBare && fits(rest, address.toLowerCase().replace(leadingScheme, '')));
  }
  return (address) => {
    const [, scheme = '', host = ''] = schemeAndHost.exec(address.toLowerCase()) ?? [];
    if (scheme === '' || !scheme.startsWith(wantedScheme)) return false;
    return fits(rest, host) || (rest.startsWith('*.') && fits(rest.slice(2), host));
  };
});

const addressFields: readonly string[] = ['address', 'recoverAddress', 'frameAddress'];

/** The members whom an item leads to an address that matches, in either language, by its link or by the page that it frames. */
export const ledToPattern = (model: PortalModel, item: PortalItem, pattern: string): Diagram => {
  const matches = matcher(pattern);
  const parts = fieldsOf(model, item)
    .filter(({ name }) => addressFields.includes(name))
    .flatMap(({ choices }) => [...choices.en, ...choices.es])
    .filter(({ value }) => value?.split(' · ').some(matches));
  return model.world.diagrams.any(parts.map(({ members }) => members));
};
