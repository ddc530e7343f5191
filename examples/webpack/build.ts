import federation from '@module-federation/enhanced/webpack';
import { type BuildContainer, filesByRequest } from '@storyloom/build/container';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/** Builds both halves by webpack. */
const build: BuildContainer = async ({ dir, name, dist, federation: options, external }) => {
  const half = (isServer: boolean, configuration: Configuration): Configuration => {
    const modules = {
      auto: true,
      exportOnlyLocals: isServer,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${name}-[name]-[local]-[hash:base64:5]`,
    };
    const css = { loader: 'css-loader', options: { modules } };
    const typescript = { loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } };
    const rules = [
      { test: /\.[jt]sx?$/, use: typescript },
      { test: /\.css$/, use: isServer ? [css] : [MiniCssExtractPlugin.loader, css] },
    ];
    return { context: dir, mode: 'production', module: { rules }, ...configuration };
  };
  const server = half(true, {
    target: 'node',
    entry: { mfe: `${dir}/mfe.ts` },
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
  const browser = half(false, {
    entry: {},
    devtool: 'hidden-source-map',
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
  return new Promise((resolve, reject) => {
    webpack([browser, server], (error, stats) => {
      const [built] = stats?.stats ?? [];
      if (error || !built || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(filesByRequest(built.compilation));
    });
  });
};

export default build;
