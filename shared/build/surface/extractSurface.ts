import type { Call } from '@campus/shared/contract/call';
import { root } from '@campus/shared/build/root';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { coreModules, laterModules, lentByShell } from '../sharedModules';
import { callText } from './callText';
import { createKitProgram, extractModules } from './extractModules';
import type { Surface } from './Surface';

const shared = path.join(root, 'shared');
const kit = '@campus/shared/';

function fileOf(module: string): string {
  const file = [module, `${module}/${path.basename(module)}`]
    .flatMap((name) => [`${name}.ts`, `${name}.tsx`])
    .map((name) => path.join(shared, name))
    .find((each) => existsSync(each));
  if (!file) throw new Error(`${module} is lent, and has no file in shared.`);
  return file;
}

const contractModules = () =>
  readdirSync(path.join(shared, 'contract'), { recursive: true, encoding: 'utf8' })
    // The list of all calls has each of them, and they are told of one by one.
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'calls.ts')
    .map((file) => `contract/${file.replaceAll(path.sep, '/').replace(/\.ts$/, '')}`);

const kitModules = () =>
  [...coreModules(), ...laterModules()]
    .filter((key) => key.startsWith(kit))
    .map((key) => key.slice(kit.length));

const lentLibraries = () =>
  Object.entries(lentByShell(false)).filter(([, { shareKey }]) => !shareKey.startsWith(kit));

function librariesOf(): Record<string, string> {
  const majors = lentLibraries().map(
    ([, { shareKey, version }]) => [shareKey, /^\d+/.exec(version)?.[0] ?? ''] as const,
  );
  return Object.fromEntries(majors);
}

/** Of a big library only these names are lent. */
const facades = () =>
  Object.fromEntries(
    lentLibraries()
      .filter(([request, { shareKey }]) => request !== shareKey)
      .map(([file, { shareKey }]) => [shareKey, file] as const),
  );

function tokensIn(): Record<string, string> {
  const styles = readdirSync(path.join(shared, 'ui')).filter((name) => name.endsWith('.css'));
  const texts = styles.map((name) => readFileSync(path.join(shared, 'ui', name), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name),
  );
  return Object.fromEntries(names.sort().map((name) => [name, 'token']));
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

async function callsIn(modules: readonly string[]): Promise<Record<string, string>> {
  const loaded = await Promise.all(
    modules
      .filter((module) => /calls$/i.test(module))
      .map(
        (module) => import(pathToFileURL(fileOf(module)).href) as Promise<Record<string, unknown>>,
      ),
  );
  const found = loaded.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isCall(value) ? [[name, callText(value)] as const] : [],
    ),
  );
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** All that a remote can be made of, read from the sources. */
export async function extractSurface(): Promise<Surface> {
  const contract = contractModules();
  const modules = [...kitModules(), ...contract].map((module) => [module, fileOf(module)] as const);
  const files = { ...Object.fromEntries(modules), ...facades() };
  const program = createKitProgram(root, [
    ...Object.values(files),
    path.join(shared, 'ui/css.d.ts'),
  ]);
  const sections: Surface = {
    ...extractModules({ files, program }),
    libraries: librariesOf(),
    tokens: tokensIn(),
    calls: await callsIn(contract),
  };
  const found = Object.entries(sections).filter(([, exports]) => Object.keys(exports).length > 0);
  return Object.fromEntries(found);
}
