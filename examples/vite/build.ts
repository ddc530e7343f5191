import { federation } from '@module-federation/vite';
import { type BuildContainer, exposed } from '@storyloom/build/container';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Imports whole packages: on a slow machine, the plugin of module federation misses names that are imported late. */
const wholePackages = (names: readonly string[]) => ({
  name: 'whole-packages',
  transform: (code: string, id: string) =>
    id.endsWith('/mfe.ts')
      ? names.map((name, at) => `import * as _${at} from '${name}'; export { _${at} };`).join('') + code
      : null,
});

/** Builds both halves by Vite. */
const run: BuildContainer = async ({ dir, name, dist, federation: options, external }) => {
  const common: InlineConfig = {
    root: dir,
    configFile: false,
    logLevel: 'error',
    css: { modules: { generateScopedName: `${name}-[name]-[local]-[hash:base64:5]` } },
  };
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: `${dir}/mfe.ts`,
      outDir: `${dist}/server`,
      minify: true,
      rolldownOptions: {
        external: [...external],
        output: { entryFileNames: 'mfe.mjs', codeSplitting: false },
      },
    },
  });
  const { output } = (await build({
    ...common,
    base: './',
    // The entry of Storyloom is a classic script, which imports this ES module.
    plugins: [
      wholePackages(external),
      federation({ ...options, filename: 'container.js', exposes: { './mfe': './mfe.ts' } }),
    ],
    build: {
      outDir: `${dist}/browser`,
      assetsDir: 'static',
      modulePreload: false,
      target: 'es2022',
      sourcemap: 'hidden',
      rolldownOptions: { input: `${dir}/mfe.ts` },
    },
  })) as Rolldown.RolldownOutput;
  // Pages load the scripts of their parts as classic scripts, which modules are not: only stylesheets are listed.
  const stylesheets = output.flatMap((file): [string, string[]][] =>
    file.type === 'chunk' && file.facadeModuleId
      ? [[file.facadeModuleId.replace(dir, '.'), [...(file.viteMetadata?.importedCss ?? [])]]]
      : [],
  );
  return new Map([[exposed, []], ...stylesheets]);
};

export default run;
