import { root } from '@campus/shared/build/root';
import { surfaceFile } from '@campus/shared/build/surface/kitSurface';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { reach, type Reached } from './reach';

/** What a package of this repository consists of. */
export interface MadePackage extends Reached {
  name: string;
  /** What its paths begin at. */
  folder: string;
  bin?: Record<string, string>;
  /** It runs before anything is installed, so it may need nothing: no TypeScript either. */
  isCompiled?: boolean;
}

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);

/** Absolute paths of all files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(path.relative(root, file)));

const isBelow = (folders: readonly string[]) => (file: string) =>
  folders.some((each) => file.startsWith(path.join(root, each) + path.sep));

/** Named in a configuration or started by their file, so no import tells of them. */
const byName = {
  shared: [
    ...['webpack-cli', 'swc-loader', '@swc/core', 'css-loader', 'lightningcss', 'react-refresh'],
    ...['jest', 'jest-environment-jsdom', '@testing-library/jest-dom', 'typescript'],
    ...['@testing-library/user-event', '@types/node', '@types/jest', 'aria-query'],
    ...['eslint', 'oxlint', 'oxlint-tsgolint', '@tanstack/react-query', 'react-i18next'],
    ...['@types/react', '@types/react-dom', 'react-dom', 'react-router', 'react-router-dom'],
  ],
  shell: ['tsx', 'webpack', '@campus/shared', '@campus/e2e'],
};

function shared(): MadePackage {
  const folder = path.join(root, 'shared');
  const isLeft = isBelow(['shared/gallery', 'shared/docs']);
  const files = filesIn(folder).filter(
    // What a release is judged by is of the kit, though it is read by people too.
    (file) => file === surfaceFile || (!isTest(file) && !isLeft(file)),
  );
  const reached = reach(files, { withTypes: true });
  const packages = [...reached.packages, ...byName.shared];
  return { name: '@campus/shared', folder, files: reached.files, packages };
}

const started = [
  ...['dev/campus.mjs', 'dev/remote.ts', 'dev/dev.ts', 'dev/main.ts', 'dev/serveRemote.ts'],
  ...['server/main.ts', 'server/rendering/worker.mjs', 'server/rendering/renderPages.ts'],
  'releases/main.ts',
];

function shell(): MadePackage {
  const folder = path.join(root, 'shell');
  const entries = started.map((file) => path.join(folder, file));
  const { files, packages } = reach([...entries, ...filesIn(path.join(folder, 'public'))]);
  const bin = { campus: 'dev/campus.mjs' };
  return {
    name: '@campus/shell',
    folder,
    files,
    packages: [...packages, ...byName.shell],
    bin,
  };
}

/** The backend finds the parts of its domains by the places of their files. */
function backend(): MadePackage {
  const folder = path.join(root, 'e2e');
  const isLeft = (file: string) =>
    isTest(file) || /[\\/](testing|drawing|scale|testKeys)[\\/]|drawPictures\.ts$/.test(file);
  const files = filesIn(path.join(folder, 'backend')).filter((file) => !isLeft(file));
  const needed = reach(files);
  return { name: '@campus/e2e', folder, files: needed.files, packages: needed.packages };
}

function newRemote(): MadePackage {
  const folder = path.join(root, 'shell/newRemote');
  const entries = [path.join(folder, 'create.ts'), ...filesIn(path.join(folder, 'template'))];
  const { files, packages } = reach(entries);
  return {
    name: 'create-campus-remote',
    folder,
    files,
    packages,
    isCompiled: true,
    bin: { 'create-campus-remote': 'create.mjs' },
  };
}

/** What `npm run pack` makes. */
export const madePackages = (): MadePackage[] => [shared(), shell(), backend(), newRemote()];
