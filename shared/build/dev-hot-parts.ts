/** Development only: keeps the parts of a micro-frontend current while a page holds on to them. */

type Modules = Record<string, () => Promise<object>>;

interface Parts {
  manifest: unknown;
  routes: Modules;
  dialogs: Modules;
  slots: Modules;
}

declare global {
  var __STORYLOOM_REFRESH__: (slice: string) => { performReactRefresh(): void };
}

const kinds = ['routes', 'dialogs', 'slots'] as const;

/** An object that reads each property from the newest module. */
function newest(module: () => object): object {
  return new Proxy({}, { get: (_, name) => Reflect.get(module(), name) });
}

/**
 * `mfe` answers with modules that never grow old: after `update` the loader and the component of a page that stands
 * are the new ones, and React redraws it with its state. What a manifest declares cannot change under a page: it is
 * loaded again.
 */
export function createHotParts<Mfe extends Parts>(
  slice: string,
  first: Mfe,
): { mfe: Mfe; update(next: Mfe): Promise<void> } {
  let current: Mfe = first;
  const loaded = new Map<string, object>();
  const loads = new Map<string, () => Promise<object>>();

  const lively = (kind: (typeof kinds)[number]): Modules =>
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
            await load();
            loads.set(key, load);
            return newest(() => loaded.get(key) ?? {});
          },
        ];
      }),
    );

  const [routes, dialogs, slots] = kinds.map(lively);
  return {
    mfe: { ...first, routes, dialogs, slots },
    async update(next) {
      if (JSON.stringify(next.manifest) !== JSON.stringify(current.manifest)) return location.reload();
      current = next;
      await Promise.all([...loads.values()].map((load) => load()));
      globalThis.__STORYLOOM_REFRESH__(slice).performReactRefresh();
    },
  };
}
