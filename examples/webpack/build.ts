import federation from '@module-federation/enhanced/webpack';
import { type BuildContainer, filesByRequest } from '@storyloom/build/container';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const run = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });

const rules = (name: string, exportOnlyLocals: boolean) => [
  { test: /\.[jt]sx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
  {
    test: /\.css$/,
    use: [
      ...(exportOnlyLocals ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            exportOnlyLocals,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: `${name}-[name]-[local]-[hash:base64:5]`,
          },
        },
      },
    ],
  },
];

/** Builds both halves by webpack. */
const build: BuildContainer = async ({ dir, name, dist, federation: options, external }) => {
  await run({
    context: dir,
    mode: 'production',
    target: 'node',
    entry: { mfe: `${dir}/mfe.ts` },
    module: { rules: rules(name, true) },
    externalsType: 'module',
    externals: [...external],
    experiments: { outputModule: true },
    output: {
      path: `${dist}/server`,
      filename: 'mfe.mjs',
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  const { compilation } = await run({
    context: dir,
    mode: 'production',
    entry: {},
    devtool: 'hidden-source-map',
    module: { rules: rules(name, false) },
    output: {
      path: `${dist}/browser`,
      filename: 'static/js/[name].[contenthash:10].js',
      publicPath: 'auto',
      uniqueName: options.name,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      new federation.ModuleFederationPlugin(options),
      new MiniCssExtractPlugin({ filename: 'static/css/[name].[contenthash:10].css' }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  });
  return filesByRequest(compilation);
};

export default build;
