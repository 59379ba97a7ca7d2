import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what the authorization server has issued in one map for the life of a run; a revoked grant takes its codes and tokens along. */
export const memoryAdapter = (): ((model: string) => Adapter) => {
  const store = new Map<string, AdapterPayload>();
  return (model) => {
    const key = (id: string): string => `${model}:${id}`;
    const findBy = (name: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
      [...store].find(([stored, payload]) => stored.startsWith(`${model}:`) && payload[name] === value)?.[1];
    return {
      upsert: async (id, payload) => void store.set(key(id), payload),
      find: async (id) => store.get(key(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      destroy: async (id) => void store.delete(key(id)),
      consume: async (id) => {
        const payload = store.get(key(id));
        if (payload) store.set(key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      revokeByGrantId: async (grantId) => {
        for (const [stored, payload] of store) if (payload.grantId === grantId) store.delete(stored);
      },
    };
  };
};
