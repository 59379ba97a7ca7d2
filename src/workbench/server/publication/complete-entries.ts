import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { knownPublications } from '../../store/publishing/publications.ts';
import type { Granted } from '../../store/transact.ts';
import type { Publishing } from './start-publishing.ts';

/** The part of publishing that provides the live release and the chain. */
export type KnownChain = Pick<Publishing, 'live' | 'problem'>;

/** Adds data from the store to entries of the chain. Also reports if the live release is damaged. */
export const completeEntries = async (
  granted: Granted<'see'>,
  publishing: KnownChain,
  entries: readonly ChainEntry[],
): Promise<readonly ChainEntry[]> => {
  const known = await knownPublications(
    granted,
    entries.flatMap(({ id }) => id ?? []),
  );
  const torn = publishing.problem() === undefined ? undefined : publishing.live()?.number;
  return entries.map((entry) => {
    const { draft = null, emergency, takesBack = [] } = known.get(entry.id ?? '') ?? {};
    return {
      ...{ ...entry, draft },
      ...(emergency && { emergency }),
      ...(takesBack.length > 0 && { takesBack: [...takesBack] }),
      ...(entry.number === torn && { torn: true }),
    };
  });
};
