import { root } from '@campus/shared/build/root';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { figuresTable, type SourceFile } from './figures';
import { folderCycles } from './folderCycles';
import { namesakes } from './namesakes';
import { withoutJsx } from './withoutJsx';

/** Tests and what only they use: neither measured nor held to the order of folders. */
const isTest = (file: string): boolean =>
  /\.(?:test|spec|fixture)\.tsx?$|^e2e\/(?:tests|gallery|faults|backend\/(?:.+\/)?testing)\/|^shared\/testing\//.test(
    file,
  );

interface OwnRules {
  levels: readonly RegExp[];
  sharedNames: readonly string[];
}

const configFile = path.join(root, '.dependency-cruiser.mjs');
/** Another tree is judged by the same rules. */
const tree = process.argv[2] ?? root;
const places = ['shared', 'shell', 'e2e', 'mfe-*'];

async function readImports(): Promise<ICruiseResult> {
  const options = {
    ...(await extractOptions(configFile)),
    baseDir: tree,
    outputType: 'json' as const,
    cache: {
      folder: path.join(tree, '.cache/dependency-cruiser'),
      strategy: 'content' as const,
      compress: false,
    },
  };
  const tsConfig = extractTsConfig(path.join(root, 'tsconfig.base.json'));
  const there = places.filter((place) => place.includes('*') || existsSync(path.join(tree, place)));
  const { output } = await cruise(there, options, {}, { tsConfig });
  return (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult;
}

/** What is wrong with single imports and with cycles of files, a sentence each. */
function brokenRules({ violations, ruleSetUsed }: ICruiseResult['summary']): string[] {
  const comments = new Map(
    ruleSetUsed?.forbidden?.map(({ name, comment = '' }) => [name, comment]),
  );
  return violations.map(({ rule, from, to, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
    return `${rule.name}: ${[from, ...way].join(' -> ')}\n    ${comments.get(rule.name)}`;
  });
}

const isCode = (file: string) => /^(?:shared|shell|e2e|mfe-[^/]+)\/.*\.tsx?$/.test(file);
const isSource = (file: string) => isCode(file) && !isTest(file);

const textOf = (file: string) => readFileSync(path.join(tree, file), 'utf8');
const withText = ({ source }: { source: string }) => ({ file: source, text: textOf(source) });

function linesOf(file: string): number {
  const text = textOf(file);
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** What may be otherwise in a file is said in `.oxlintrc.json`, for all to see. */
const switchedOff = (files: string[]): string[] =>
  files
    .filter((file) => /^(?:shared|shell|e2e|mfe-[^/]+)\/.*\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => /\b(?:ox|es)lint-disable/.test(textOf(file)))
    .map((file) => `rules-for-all: ${file} switches rules off`);

const { modules, summary } = await readImports();
const sources = modules.filter(({ source }) => isSource(source));
const links = sources.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ resolved }) => isSource(resolved))
    .map(({ resolved }) => ({ from: source, to: resolved })),
);
const files = sources.map(({ source, dependents = [] }): SourceFile => ({
  name: source,
  lines: linesOf(source),
  importers: dependents.filter(isSource),
}));
const { levels, sharedNames } = (await import(pathToFileURL(configFile).href)) as OwnRules;
const problems = [
  ...brokenRules(summary),
  ...folderCycles(levels, links),
  ...namesakes(sources.map(withText), sharedNames),
  ...withoutJsx(modules.filter(({ source }) => isCode(source)).map(withText)),
  ...switchedOff(modules.map(({ source }) => source)),
];

console.log([...figuresTable(files), '', ...problems].join('\n'));
if (problems.length > 0) process.exitCode = 1;
