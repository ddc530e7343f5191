import vm, { type Context, type RunningCodeInNewContextOptions, type SourceTextModule } from 'node:vm';

const { runInContext } = vm;

/** Lets the scripts of a page import ES modules, which jsdom does not load. `read` returns a module's source by its address. */
export function loadModulesBy(read: (url: string) => string): void {
  const modules = new Map<string, SourceTextModule>();

  const moduleAt = (url: string, context: Context): SourceTextModule => {
    const known = modules.get(url);
    if (known) return known;
    const module = new vm.SourceTextModule(read(url), {
      context,
      identifier: url,
      initializeImportMeta: (meta) => Object.assign(meta, { url }),
      importModuleDynamically: (specifier) => load(specifier, url, context),
    });
    modules.set(url, module);
    return module;
  };

  const load = async (specifier: string, from: string, context: Context): Promise<SourceTextModule> => {
    const resolve = (each: string, base: string) => moduleAt(new URL(each, base).href, context);
    const module = resolve(specifier, from);
    if (module.status === 'unlinked') await module.link((each, { identifier }) => resolve(each, identifier));
    await module.evaluate();
    return module;
  };

  // jsdom runs each script by this function.
  vm.runInContext = (code, context, options) => {
    const given = (
      typeof options === 'string' ? { filename: options } : options
    ) as RunningCodeInNewContextOptions;
    return runInContext(code, context, {
      ...given,
      importModuleDynamically: (specifier) => load(specifier, given.filename ?? '', context),
    });
  };
}
