import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import { isHttps } from '../addresses/targets.ts';
import { parsedUrl } from '../index/link-targets.ts';
import { type Text, textsIn } from '../words/find-texts.ts';
import { isForMembers } from '../words/text.ts';
import { addressesIn, innerAddress, readAddress, type ReadAddress } from './read-address.ts';

/** An address in a configuration, exactly as written there. */
export interface PlacedAddress {
  readonly text: string;
  readonly at: Text['at'];
  /** The address in a parameter of the legacy site, which may open it. */
  readonly inner?: string;
}

const bareHosts: readonly string[] = ['publicDomain', 'spanishHosts'];

// They have an error when they are not complete.
const completeKinds: readonly string[] = ['links', 'documents', 'pharmacies', 'directory'];

const asPlaced = ({ text, at }: Text): readonly PlacedAddress[] => {
  const { document, path } = at;
  const kind = document.is?.kind ?? '';
  if (isForMembers({ text, at }) || kind === 'values')
    return addressesIn(text).map(({ address }) => ({ text: address, at }));
  if (text.startsWith('legacy:')) {
    const inner = innerAddress(new URL(text.slice('legacy:'.length), 'https://legacy.example/'));
    return inner === undefined ? [] : [{ text: inner, at, inner }];
  }
  if (kind === 'frames') return text.includes('//') ? [{ text, at, inner: text }] : [];
  if (kind === 'environments' && path.some((step) => bareHosts.includes(String(step))))
    return [{ text: `https://${text}`, at }];
  const isComplete = completeKinds.includes(kind) ? isHttps(text) : parsedUrl(text) !== undefined;
  return /^https?:/i.test(text) && isComplete ? [{ text, at }] : [];
};

// What an old address had is only compared, and pairs have the addresses of texts.
const unread: readonly string[] = ['redirects', 'pairs'];

/** Returns the web addresses of a document: those of links, and those in texts for members. */
export const placedAddresses = memoize((document: ConfigDocument): readonly PlacedAddress[] =>
  unread.includes(document.is?.kind ?? '') ? [] : textsIn(document).flatMap(asPlaced),
);

const loopback: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Parses a `PlacedAddress`. Undefined for a loopback address in an environment, and for a text that is not an
 * address.
 */
export const readPlaced = ({ text, at }: PlacedAddress, publicSite: string): ReadAddress | undefined => {
  const read = readAddress(text, publicSite);
  return at.document.is?.kind === 'environments' && read && loopback.includes(read.host) ? undefined : read;
};
