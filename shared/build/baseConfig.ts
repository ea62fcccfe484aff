import { home, root } from '@campus/shared/build/root';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, {
  type Configuration,
  type RuleSetRule,
  type Compilation,
  type Compiler,
} from 'webpack';
import { minifyScript } from './minifyScript';
import { PlacelessIds } from './PlacelessIds';
import { SourceMapsAside } from './SourceMapsAside';
import { styleRule } from './styleRule';

/**
 * Until then the runtimes join a file that hangs instead of asking for it anew; shorter than the
 * patience of the shell’s failure ladder.
 */
const chunkTimeout = 4000;

const assignment = 'script.src = url;';

/** The browser takes an address of a script only from the page's own policy for them. */
function throughPolicy(source: string) {
  if (!source.includes(assignment)) throw new Error('webpack sets a script’s address another way');
  return source.replace(assignment, 'script.src = globalThis.campusTrust.script(url);');
}

/**
 * Hashes travel in the page's plan instead of in the bundles, so a chunk's hash never depends on
 * another's. `integrityOf` throws for an address that the plan does not know: fail closed.
 */
const hashed = (source: string, tag: string, address: string) =>
  `${source}\n${tag}.integrity = globalThis.campusTrust.integrityOf(${address}); ${tag}.crossOrigin = 'anonymous';`;

/** Elsewhere than where it is asked for; a shell of before knows no other place. The runtime finds it by its first name. */
const located = (source: string, tag: string, address: string) =>
  `${source}\n${tag}.setAttribute('data-href', ${address}); ${tag}.href = globalThis.campusTrust.file?.(${address}) ?? ${address};`;

/** A script has a deadline of webpack's own, a style has none. */
const withDeadline = (source: string, tag: string) =>
  `${source}\nsetTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: 'timeout', target: ${tag} }), ${chunkTimeout});`;

/** Lets webpack's runtime add only those scripts and styles to the page that its plan knows. */
class ChunkTrust {
  /** Without hashes while developing: files change and keep their names. */
  constructor(private readonly withHashes: boolean) {}

  apply(compiler: Compiler) {
    const { withHashes } = this;
    compiler.hooks.thisCompilation.tap('ChunkTrust', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkTrust',
        (source) => {
          const trusted = throughPolicy(source);
          return withHashes ? hashed(trusted, 'script', 'url') : trusted;
        },
      );
      if (!withHashes) return;
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkTrust',
        (source, { tag, href }) => withDeadline(located(hashed(source, tag, href), tag, href), tag),
      );
    });
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(compilation: Compilation, name: string) {
  const source = compilation.getAsset(name)?.source.buffer();
  if (!source) return;
  const [br, gz] = await Promise.all([brotli(source, best), zip(source, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
  compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
}

/** Brotli and gzip twins of every text file, made once at build time. */
class CompressAssets {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompressAssets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 10;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressAssets', stage }, (assets) =>
        Promise.all(
          Object.keys(assets)
            .filter((name) => /\.(js|css|svg)$/.test(name))
            .map((name) => compress(compilation, name)),
        ).then(() => undefined),
      );
    });
  }
}

const require = createRequire(import.meta.url);
const Minimizer = require('minimizer-webpack-plugin') as typeof import('minimizer-webpack-plugin');

// Else the federation makes a compiler more, only to see in its stack where webpack lies.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** `npm run dev` asks for readable code and fast refresh. */
export const isDevelopment = process.env.CAMPUS_DEV === '1';

/** A build for production that is served from another address is put here, not beside its sources. */
export const previewFolder = process.env.CAMPUS_PREVIEW;

/** Only of what is released: nobody else waits for them. */
const hasMaps = process.env.CAMPUS_MAPS === '1' && !isDevelopment && !previewFolder;

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  // Packages are built already, but for those of Campus.
  exclude: /node_modules[\\/](?!@campus[\\/])/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
      target: 'es2022',
    },
  },
};

const contract: RuleSetRule = {
  include: path.join(root, 'shared/contract'),
  loader: path.join(root, 'shared/build/contractTable.cjs'),
  // It is data: what nobody asks it for is not in the page.
  sideEffects: false,
};

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };

/** What a team brings itself is left as it is. */
const fontsOfKit: RuleSetRule = {
  test: /\.woff2$/,
  include: /[\\/]@fontsource-variable[\\/]/,
  loader: path.join(root, 'shared/build/subsetFont.cjs'),
};

const inModules = (file: string) => path.join(home, 'node_modules', file);

/** A facade may not lead to itself. */
const facades = {
  '#real/react-query$': inModules('@tanstack/react-query/build/modern/index.js'),
  '#real/react-i18next$': inModules('react-i18next/dist/es/index.js'),
};

/** React Router's exports lead to its development build. */
const productionRouter = {
  'react-router$': inModules('react-router/dist/production/index.mjs'),
  'react-router/dom$': inModules('react-router/dist/production/dom-export.mjs'),
};

// What minifies is native and has threads of its own: a process around it takes half a second to start.
const parallel = false;
const minimizer = [
  new Minimizer({
    parallel,
    minify: minifyScript(Minimizer.swcMinify),
    extractComments: false,
    terserOptions: { compress: true, mangle: true },
  }),
  new CssMinimizerPlugin({ parallel, minify: CssMinimizerPlugin.lightningCssMinify }),
];

// What was built without a map has none to give.
const usual = hasMaps ? 'maps' : 'build';
const cacheName = isDevelopment ? 'dev' : previewFolder ? 'preview' : usual;

interface Options {
  name: string;
  folder: string;
  /** Where the browser finds the files; ends with a slash. */
  publicPath: string;
  /** Different for every release, or a broken one's chunks would be taken for the next one's. */
  uniqueName: string;
  classPrefix?: string;
  styles?: RuleSetRule;
}

/** What the shell, every remote and the monolith of the bench have in common. */
export function baseConfig(options: Options): Configuration {
  const { name, folder, publicPath, uniqueName, classPrefix } = options;
  const { styles = styleRule({ folder, classPrefix, isDevelopment }) } = options;
  const file = isDevelopment ? '[name]' : '[name].[contenthash:8]';
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: isDevelopment
        ? path.join(home, '.cache/development', name)
        : (previewFolder ?? path.join(folder, 'dist')),
      clean: true,
      publicPath,
      uniqueName,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkTimeout,
      // Otherwise a module that threw once resolves to an empty one the second time.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...facades, ...(isDevelopment ? {} : productionRouter) },
    },
    module: {
      rules: [scripts, contract, styles, fonts, fontsOfKit],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${file}.css`,
        chunkFilename: `${file}.css`,
        // Cascade layers decide what outweighs what, not the order in a file.
        ignoreOrder: true,
      }),
      new ChunkTrust(!isDevelopment),
      new PlacelessIds(),
      isDevelopment ? new ReactRefreshPlugin({ overlay: false }) : new CompressAssets(),
      ...(hasMaps ? [new SourceMapsAside(folder)] : []),
    ],
    optimization: {
      minimize: !isDevelopment,
      minimizer,
      realContentHash: true,
      // With the cache on disk an inlined constant keeps the value of an earlier build.
      inlineExports: false,
      // Every file more than the browser has connections for costs the first screen a round trip.
      splitChunks: { chunks: 'async', minSize: 40_000 },
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(home, '.cache/webpack', name, cacheName),
      // Whoever builds once, in a fresh clone, has nothing of what a sixth of the build writes down.
      readonly: process.env.CAMPUS_CACHE === 'read',
      // It holds absolute addresses: a cache that was copied to another place is no cache.
      version: folder,
      // Whatever decides how modules are built, or yesterday's answers would be taken for today's.
      buildDependencies: {
        build: ['shared/build/', 'shared/facade/'].map((each) => path.join(root, each)),
        lock: [path.join(home, 'package-lock.json')],
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
