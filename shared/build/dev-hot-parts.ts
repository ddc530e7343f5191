/** Development only: keeps loaded parts of a micro-frontend current. */

type Modules = Record<string, () => Promise<object>>;

interface Parts {
  manifest: unknown;
  routes: Modules;
  dialogs: Modules;
  slots: Modules;
}

declare global {
  var __STORYLOOM_REFRESH__: (mfeName: string) => { performReactRefresh(): void };
}

const kinds = ['routes', 'dialogs', 'slots'] as const;

/**
 * Reads each property from the newest module, except the component: React Refresh replaces it, after it has compared
 * the hooks of both versions. A page that rendered the new component itself would keep the hooks of the old one.
 */
function hotModule(first: object, newest: () => object): object {
  return new Proxy({}, { get: (_, name) => Reflect.get(name === 'default' ? first : newest(), name) });
}

/**
 * Wraps a micro-frontend so that loaded modules stay current: after `update`, a page has the new loader, and React
 * refreshes its component, whose state is kept if the hooks are the same. Reloads the page if the manifest changes.
 */
export function createHotParts<Mfe extends Parts>(
  mfeName: string,
  first: Mfe,
): { mfe: Mfe; update(next: Mfe): Promise<void> } {
  let current: Mfe = first;
  const loaded = new Map<string, object>();
  const loads = new Map<string, () => Promise<object>>();

  const hot = (kind: (typeof kinds)[number]): Modules =>
    Object.fromEntries(
      Object.keys(first[kind]).map((id) => {
        const key = `${kind}/${id}`;
        const load = async () => {
          const module = await current[kind][id]?.();
          if (module) loaded.set(key, module);
          return module ?? {};
        };
        return [
          id,
          async () => {
            const module = await load();
            loads.set(key, load);
            return hotModule(module, () => loaded.get(key) ?? {});
          },
        ];
      }),
    );

  const [routes, dialogs, slots] = kinds.map(hot);
  return {
    mfe: { ...first, routes, dialogs, slots },
    async update(next) {
      if (JSON.stringify(next.manifest) !== JSON.stringify(current.manifest)) return location.reload();
      current = next;
      await Promise.all([...loads.values()].map((load) => load()));
      globalThis.__STORYLOOM_REFRESH__(mfeName).performReactRefresh();
    },
  };
}
