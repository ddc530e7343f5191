import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** In ms since 1970. */
  endsAt: number;
}

/** Keeps the data of one issuer in memory. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const read = (key: string) => {
      const entry = entries.get(key);
      return entry !== undefined && entry.endsAt > Date.now() ? entry.payload : undefined;
    };
    const findBy = (matches: (payload: AdapterPayload) => boolean) =>
      [...entries.keys()].map(read).find((payload) => payload !== undefined && matches(payload));
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(keyOf(id), { payload, endsAt: Date.now() + (expiresIn ?? 600) * 1_000 });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
