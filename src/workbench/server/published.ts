import type { Chain, ChainEntry, Live, Meaning } from '../api/generated/api-shapes.ts';
import { livePublication } from '../../release/chain/base.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { readSource } from '../../release/chain/source-store.ts';
import type { Publishing } from './publishing.ts';

/** Entries of the chain that one answer holds: each may tell of a hundred changes. */
const entriesOfAPage = 30;

/** The meaning as an entry tells it: it was written as JSON, so nothing in it is undefined. */
const meaningOf = ({ meaning }: Publication): Meaning | null => (meaning ? (meaning as Meaning) : null);

const entryOf = (entry: Publication): ChainEntry => {
  const {
    number,
    id,
    kind,
    source = null,
    release,
    previous = null,
    base = null,
    author = null,
    message = null,
    time,
    untold = null,
  } = entry;
  return { number, id, kind, source, release, previous, base, author, message, time, meaning: meaningOf(entry), untold, draft: null };
};

const liveIn = (dist: string): Live | undefined => {
  const live = livePublication(dist);
  if (live?.release === undefined) return undefined;
  const { number, source = null, release, entry } = live;
  return { number, source, release, at: entry?.time ?? new Date(0).toISOString() };
};

/**
 * What was published into a built portal, read from its folder each time: the command line and other servers publish there too. `wake` is
 * what makes the publisher look at once.
 */
export const publishedIn = (dist: string, wake: () => void = () => undefined): Publishing => {
  const chain = publicationChain(dist);
  return {
    live: () => liveIn(dist),
    chain: (before = Infinity): Chain => {
      const entries = chain.list().filter(({ number }) => number < before);
      return { publications: entries.slice(0, entriesOfAPage).map(entryOf), more: entries.length > entriesOfAPage };
    },
    sourceOf: (number) => chain.list().find((entry) => entry.number === number)?.source,
    files: (source) => readSource(dist, source),
    wake,
    close: () => Promise.resolve(),
  };
};
