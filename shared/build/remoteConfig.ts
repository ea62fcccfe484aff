import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Smoke } from '@campus/shared/remote/declareSmoke';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import type { Compilation, Configuration, Compiler } from 'webpack';
import 'webpack-dev-server';
import { BuildManifest, unnamedRelease, type BuildFiles } from './BuildManifest';
import type { RemoteManifest } from './RemoteManifest';
import { baseConfig, isDevelopment, previewFolder } from './baseConfig';
import { currentCommit } from './currentCommit';
import { serverConfig } from './serverConfig';
import { serverBundle } from './serverBundle';
import { federationName } from './federationName';
import { kitSurface } from './surface/kitSurface';
import { recordUses } from './surface/recordUses';
import type { Uses } from './surface/Surface';
import { kitRange } from './kitVersion';
import { textsOfRemote } from './bundledTexts';
import { missingTexts } from './missingTexts';
import { borrowedByRemote, isLent, isPart } from './sharedModules';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { dataFolder } from './dataFolder';
import { root } from '@campus/shared/build/root';

const announcements = path.join(dataFolder, 'development');

/** The same remote always has the same port: mfe- folders by their order, any other by its name. */
function portOf(name: string): number {
  const names = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const place = names.sort().indexOf(`mfe-${name}`);
  if (place >= 0) return 3100 + place;
  return 3200 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 800, 0);
}

/** Serves one remote to the running shell, with fast refresh. */
const developmentServer = (name: string): ServerConfiguration => ({
  port: portOf(name),
  hot: true,
  headers: { 'access-control-allow-origin': '*' },
  allowedHosts: 'all',
  client: {
    webSocketURL: `ws://localhost:${portOf(name)}/ws`,
    // What a screen throws is shown in its card.
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    logging: 'warn',
  },
});

/** Tells the shell's server that a remote is being developed, for as long as it is. */
class AnnounceDevelopment {
  constructor(private readonly name: string) {}

  apply(compiler: Compiler) {
    const file = path.join(announcements, `${this.name}.json`);
    const withdraw = () => rmSync(file, { force: true });
    process.once('exit', withdraw);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
    compiler.hooks.emit.tap('AnnounceDevelopment', (compilation) => {
      const manifest = compilation.getAsset('mfe.json')?.source.source().toString();
      if (!manifest) return;
      mkdirSync(announcements, { recursive: true });
      const origin = `http://localhost:${portOf(this.name)}`;
      writeFileSync(
        file,
        JSON.stringify({ origin, manifest: JSON.parse(manifest) as RemoteManifest }),
      );
    });
  }
}

interface Borrowed {
  options?: { shareKey?: string; requiredVersion?: string | false };
}

/** Sorted, as webpack finds modules in another order every time. */
function borrowsOf(compilation: Compilation): Record<string, string> {
  const borrows = new Map<string, string>();
  for (const module of compilation.modules) {
    const { shareKey, requiredVersion } = (module as Borrowed).options ?? {};
    if (shareKey) borrows.set(shareKey, String(requiredVersion || '*'));
  }
  return Object.fromEntries([...borrows].sort());
}

interface Bundled {
  resource?: unknown;
  /** Those that were joined to one. */
  modules?: Bundled[];
}

/** The files of a remote itself that the bundler has put into it, sorted. */
function filesIn(folder: string, compilation: Compilation): string[] {
  const modules: readonly Bundled[] = [...compilation.modules].flatMap(
    (module) => (module as Bundled).modules ?? (module as Bundled),
  );
  const files = modules.flatMap(({ resource }) =>
    typeof resource === 'string' ? resource.replace(/[?#].*$/, '') : [],
  );
  const isOwn = (file: string) =>
    file.startsWith(folder + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  return [...new Set(files)].filter(isOwn).sort();
}

const recorded = new WeakMap<Compilation, Uses>();

/** What these files use of what they do not bring. */
function usesOf(folder: string, compilation: Compilation): Uses | undefined {
  const known = recorded.get(compilation);
  const surface = kitSurface();
  if (known || !surface) return known;
  const files = filesIn(folder, compilation);
  const sources = (ending: RegExp) =>
    files
      .filter((file) => ending.test(file))
      .map((file) => ({
        file: path.relative(folder, file).replaceAll(path.sep, '/'),
        text: readFileSync(file, 'utf8'),
      }));
  const [scripts, styles] = [sources(/\.tsx?$/), sources(/\.css$/)];
  const uses = recordUses({ scripts, styles, surface, isLent });
  recorded.set(compilation, uses);
  return uses;
}

const namesOf = ({ routes, slots }: RemoteDeclaration) => [
  ...routes.map(({ screen }) => screen),
  ...slots.map(({ widget }) => widget),
];

function filesOfScreens(declaration: RemoteDeclaration, files: BuildFiles) {
  return Object.fromEntries(
    namesOf(declaration).map((name) => {
      const found = files.imports[name];
      if (!found)
        throw new Error(`remote.ts declares ${name}, but nothing imports a ./${name} file`);
      return [name, found];
    }),
  );
}

const partsOfScreens = (declaration: RemoteDeclaration, { borrowed }: BuildFiles) =>
  Object.fromEntries(
    namesOf(declaration).map((name) => [name, (borrowed[name] ?? []).filter(isPart)]),
  );

/** What is served while it is written has one name for good. */
const passing = isDevelopment ? 'development' : previewFolder && 'preview';

const isServerRendered = ({ routes, slots }: RemoteDeclaration) =>
  !passing && [...routes, ...slots].some((part) => part.isServerRendered);

const classPrefix = (name: string) => `${name}-`;
const exposed = './src/remote.tsx';
/** The container is no entry of webpack's, so the refresh plugin does not find it by itself. */
const refreshed = ['@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry', exposed];

function browserConfig(
  folder: string,
  declaration: RemoteDeclaration,
  smoke?: Smoke[],
): Configuration {
  const { name } = declaration;
  const release = passing ?? unnamedRelease(folder);
  const base = baseConfig({
    name,
    folder,
    classPrefix: classPrefix(name),
    publicPath: isDevelopment || previewFolder ? 'auto' : `/remotes/${name}/${release}/`,
    uniqueName: `${federationName(name)}-${release}`,
  });
  const describe = (
    files: BuildFiles,
    compilation: Compilation,
  ): Omit<RemoteManifest, 'release' | 'commit'> => ({
    contract: kitRange(),
    declaration,
    entry: files.entry.find((file) => file.endsWith('.js')) ?? '',
    exposed: (files.imports.remote ?? []).filter((file) => !files.entry.includes(file)),
    screens: filesOfScreens(declaration, files),
    parts: partsOfScreens(declaration, files),
    borrows: borrowsOf(compilation),
    uses: passing ? undefined : usesOf(folder, compilation),
    missingTexts: missingTexts(folder),
    ...(smoke && { smoke }),
    integrity: files.integrity,
  });
  return {
    ...base,
    // The script for the server is built into the same folder.
    output: { ...base.output, clean: { keep: serverBundle } },
    entry: {},
    ...(isDevelopment && { devServer: developmentServer(name) }),
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': isDevelopment ? refreshed : exposed },
        shared: borrowedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        // `mfe.json` says more, and the federation's own one cannot describe a refreshed module.
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new BuildManifest({
        ...{ file: 'mfe.json', entry: federationName(name), release, describe },
        besides: isServerRendered(declaration) ? [serverBundle] : [],
        remarks: () => ({ commit: currentCommit(folder) }),
        texts: () => textsOfRemote(name, folder),
      }),
      ...(isDevelopment ? [new AnnounceDevelopment(name)] : []),
    ],
  };
}

/** The webpack configuration of a remote: one exposed module, everything big borrowed. */
export function remoteConfig(
  folder: string,
  declaration: RemoteDeclaration,
  smoke?: Smoke[],
): Configuration | Configuration[] {
  const config = browserConfig(folder, declaration, smoke);
  if (!isServerRendered(declaration)) return config;
  const { name } = declaration;
  const server = serverConfig({
    ...{ name, folder, entry: exposed, isLent },
    classPrefix: classPrefix(name),
  });
  return [server, { ...config, dependencies: [server.name ?? ''] }];
}
