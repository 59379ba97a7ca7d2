import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what the authorization server has issued in one map for the life of a run; a revoked grant takes its codes and tokens along. */
export const memoryAdapter = (): ((model: string) => Adapter) => {
  const store = new Map<string, AdapterPayload>();
  const done = Promise.resolve();
  return (model) => {
    const key = (id: string): string => `${model}:${id}`;
    const keep = (id: string, payload: AdapterPayload): Promise<void> => done.then(() => void store.set(key(id), payload));
    const find = (id: string): Promise<AdapterPayload | undefined> => Promise.resolve(store.get(key(id)));
    return {
      upsert: keep,
      find,
      findByUid: (uid) => Promise.resolve([...store.values()].find((payload) => payload.uid === uid)),
      findByUserCode: () => Promise.resolve(undefined),
      destroy: (id) => done.then(() => void store.delete(key(id))),
      consume: async (id) => {
        const payload = await find(id);
        if (payload) await keep(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      revokeByGrantId: (grantId) =>
        done.then(() => [...store].filter(([, payload]) => payload.grantId === grantId).forEach(([stored]) => store.delete(stored))),
    };
  };
};
