import { baseConfig, isDevelopment } from '@campus/shared/build/baseConfig';
import { BuildManifest, unnamedRelease, type BuildFiles } from '@campus/shared/build/BuildManifest';
import { textsOfShell } from '@campus/shared/build/bundledTexts';
import { filesOfParts } from '@campus/shared/build/filesOfParts';
import { kitVersion } from '@campus/shared/build/kitVersion';
import { lendsOf, offersIn } from '@campus/shared/build/lendsOf';
import { partOf } from '@campus/shared/build/partOf';
import { PlacelessIds } from '@campus/shared/build/PlacelessIds';
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { hydrationBundle, serverBundle } from '@campus/shared/build/serverBundle';
import { root } from '@campus/shared/build/root';
import { serverConfig } from '@campus/shared/build/serverConfig';
import { coreModules, laterModules, lentByShell } from '@campus/shared/build/sharedModules';
import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import webpack, {
  type Compilation,
  type Configuration,
  type Module,
  type ModuleGraph,
} from 'webpack';

const folder = import.meta.dirname;
const release = isDevelopment ? 'development' : unnamedRelease(folder);

const { context, mode, resolve, module, optimization, stats, infrastructureLogging } = baseConfig({
  name: 'worker',
  folder,
  publicPath: '/',
  uniqueName: 'campus_worker',
});

/** One classic script beside the files of the shell. */
const scriptConfig = (file: string, entry: string, target: string): Configuration => ({
  ...{ name: file, entry, context, mode, resolve, module, stats, infrastructureLogging },
  target: [target, 'es2022'],
  devtool: false,
  performance: false,
  output: { path: `${folder}/dist`, filename: file },
  optimization: { ...optimization, splitChunks: false },
});

/** The service worker; another release is another worker. */
const workerConfig: Configuration = {
  ...scriptConfig('sw.js', './worker/main.ts', 'webworker'),
  plugins: [
    new PlacelessIds(),
    new webpack.DefinePlugin({ shellRelease: JSON.stringify(release) }),
  ],
};

/** What stands in pages that the server has rendered, and fetches the rest. */
const hydrationConfig: Configuration = {
  ...scriptConfig(hydrationBundle, './page/hydration/startLazyHydration.ts', 'web'),
  plugins: [new PlacelessIds()],
};

const base = baseConfig({
  name: 'shell',
  folder,
  publicPath: '/shell/',
  uniqueName: 'campus_shell',
});

const loadersOf = (modules: string[], mode = 'lazy') =>
  `data:text/javascript,export default [${modules
    .map((key) => `() => import(/* webpackMode: "${mode}" */ '${key}')`)
    .join()}]`;

/** Each part of the kit is one file; libraries come with the part that uses them. */
const kitParts = {
  test: (module: Module) => partOf(module) !== undefined,
  name: partOf,
  chunks: 'async' as const,
  enforce: true,
};

const isContract = ({ resource = '' }: Module & { resource?: string }) =>
  /[\\/]shared[\\/]contract[\\/]/.test(resource);

interface Context {
  moduleGraph: ModuleGraph;
}

/** Data of the contract that needs nothing else, such as schemas do. */
const isPlain = (module: Module | null, context: Context): boolean =>
  module !== null &&
  isContract(module) &&
  [...context.moduleGraph.getOutgoingConnections(module)].every(({ module: needed }) =>
    isPlain(needed, context),
  );

/** Whether a part of the kit reads it, directly or by other data. */
const isReadByParts = (module: Module, context: Context): boolean =>
  [...context.moduleGraph.getIncomingConnections(module)].some(
    ({ originModule: reader }) =>
      reader &&
      (partOf(reader) !== undefined ||
        (isPlain(reader, context) && isReadByParts(reader, context))),
  );

/** What parts of the kit read of the contract comes with every page: it is too little for a request. */
const contractOfParts = {
  test: (module: Module, context: Context) =>
    isPlain(module, context) && isReadByParts(module, context),
  name: 'main',
  chunks: 'async' as const,
  enforce: true,
};

const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/,
  name: 'framework',
  chunks: 'all' as const,
  enforce: true,
};

/** Who is written to when the shell fails, as the `owner` of a remote is. */
const owner = 'platform@campus.example';

const describe = (
  { entry, imports, integrity }: BuildFiles,
  compilation: Compilation,
): Omit<ShellManifest, 'release'> => ({
  owner,
  contract: kitVersion(),
  scripts: entry.filter((file) => file.endsWith('.js')),
  styles: entry.filter((file) => file.endsWith('.css')),
  texts: { ru: imports.ruTexts ?? [], en: imports.enTexts ?? [] },
  signIn: imports.SignInModal ?? [],
  lends: lendsOf(compilation),
  offers: offersIn(compilation),
  takesLess: true,
  rendersOwn: true,
  parts: filesOfParts(compilation),
  integrity,
});

/** Scripts that the configurations beside this one write into the same folder. */
const besides = ['sw.js', hydrationBundle, serverBundle];
const isOfAnother = (file: string) => besides.some((script) => file.startsWith(script));

const config: Configuration = {
  ...base,
  // The scripts beside it are built into the same folder.
  output: { ...base.output, clean: { keep: isOfAnother } },
  // A module that nothing of the shell imports would not be lent, so the whole kit is an entry.
  entry: {
    main: [
      ...(isDevelopment ? ['./dev/rememberRenderers.ts'] : []),
      './page/main.tsx',
      // With the shell's own script, but run only when somebody needs it.
      loadersOf(coreModules(), 'eager'),
      loadersOf(laterModules()),
    ],
  },
  optimization: {
    ...base.optimization,
    splitChunks: {
      ...base.optimization?.splitChunks,
      cacheGroups: { framework, kitParts, contractOfParts },
    },
  },
  plugins: [
    ...(base.plugins ?? []),
    new ModuleFederationPlugin({
      name: 'campus_shell',
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
      runtimePlugins: [
        path.join(folder, 'page/remotes/provideRuntime.ts'),
        path.join(folder, 'page/remotes/trustedEntry.ts'),
      ],
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
    // The shell lends and never borrows: looking its own modules up took longer than running them.
    new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
    new ProvideSharedPlugin({ shareScope: 'default', provides: lentByShell(isDevelopment) }),
    new BuildManifest({
      ...{ file: 'shell.json', entry: 'main', release, besides, describe },
      texts: () => textsOfShell(path.join(folder, 'page'), path.join(root, 'shared')),
    }),
  ],
};

/** A module that has all that is lent, each run when it is asked for. */
const lentModules = () =>
  `module.exports = {${Object.entries(lentByShell(false))
    .map(([request, { shareKey }]) => `'${shareKey}': () => require('${request}')`)
    .join()}};`;

/** Draws first screens on the server, and lends to the remotes there what it lends in the browser. */
const rendering = serverConfig({
  name: 'shell',
  folder,
  entry: './server/rendering/bundle/serverScript.ts',
  alias: {
    '@campus/shared/text/parseSafeHtml$': path.join(
      folder,
      'server/rendering/bundle/parseSafeHtml.ts',
    ),
    // It is lent by `require`, which would be a second copy: a form of it is nothing to the kit.
    'react-hook-form$': path.join(root, 'node_modules/react-hook-form/dist/index.esm.mjs'),
  },
  plugins: [
    new webpack.experiments.schemes.VirtualUrlPlugin({
      // Its text is its version, or the cache goes on lending a part that the kit has no more.
      lentModules: { type: '.cjs', context: folder, source: lentModules, version: lentModules },
    }),
  ],
});

// What is built is named last: the name depends on all of it.
const dependencies = [workerConfig, hydrationConfig, rendering].map(({ name = '' }) => name);

// While developing every file changes, so no worker may keep any.
export default isDevelopment
  ? [config]
  : [workerConfig, hydrationConfig, rendering, { ...config, dependencies }];
