import { memoizeTexts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { fieldsOf } from './content.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

/** Whether a text can be meant as a host or an address, `*` standing for any letters: `*.example.com`, `https://example.com/pay*`, `/billing/*`. */
export const isAddressPattern = (text: string): boolean =>
  /^\S+$/.test(text) && (/[*]|^https?:\/\//.test(text) || /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/.*)?$/i.test(text));

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');

/** Assertions name few patterns. */
const mostPatterns = 1_000;

/** Whether an address matches: a pattern without a slash speaks of the host, `*.example.com` of `example.com` too; any other of all of it. */
const matcher = memoizeTexts(mostPatterns, (pattern: string): ((address: string) => boolean) => {
  const [, scheme = '', rest = ''] = /^(https?:\/\/)?(.*)$/s.exec(pattern) ?? [];
  if (rest.includes('/')) {
    const whole = new RegExp(`^${scheme === '' && !rest.startsWith('/') ? '(?:https?://)?' : scheme}${escaped(rest)}$`, 'i');
    return (address) => whole.test(address);
  }
  const [, below = '', name = rest] = /^(\*\.)?(.*)$/s.exec(rest) ?? [];
  const host = new RegExp(
    `^${scheme === '' ? 'https?://' : scheme}${below === '' ? '' : '(?:[^/?#:]*\\.)?'}${escaped(name).replaceAll('.*', '[^/?#:]*')}(?=[/?#:]|$)`,
    'i',
  );
  return (address) => host.test(address);
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
