import path from 'node:path/posix';

export interface SourceFile {
  /** From the root of the repository. */
  name: string;
  lines: number;
  /** Files that import it. */
  importers: readonly string[];
}

export interface Figures {
  median: number;
  /** Nine of ten files have no more lines. */
  p90: number;
  longest: SourceFile;
  /** Percentage of files whose only importer lies in the same folder. */
  loneNeighbours: number;
}

const isLoneNeighbour = ({ name, importers: [first, ...others] }: SourceFile) =>
  first !== undefined && others.length === 0 && path.dirname(first) === path.dirname(name);

/** Of at least one file. */
export function figuresOf(files: readonly SourceFile[]): Figures {
  const sorted = files.toSorted((a, b) => a.lines - b.lines);
  /** By nearest rank. */
  const at = (part: number) => {
    const file = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
    if (!file) throw new Error('There is no file to measure.');
    return file;
  };
  return {
    median: at(0.5).lines,
    p90: at(0.9).lines,
    longest: at(1),
    loneNeighbours: Math.round((100 * files.filter(isLoneNeighbour).length) / files.length),
  };
}

const packages: readonly [title: string, files: RegExp][] = [
  ['shell/page', /^shell\/page\//],
  ['shell/server', /^shell\/server\//],
  ['shell/releases, mount', /^shell\/(?:releases|mount)\//],
  ['shell/dev, worker', /^shell\/(?:dev|processes|worker)\//],
  ['shell, rest', /^shell\//],
  ['shared', /^shared\//],
  ['e2e/backend', /^e2e\/backend\//],
  ['e2e, rest', /^e2e\//],
];

/** A remote is a package by itself. */
const packageOf = ({ name }: SourceFile) =>
  packages.find(([, files]) => files.test(name))?.[0] ?? name.replace(/\/.*/, '');

const widths = [21, 5, 6, 4, 7, 15];
const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
    })
    .join('  ');

const head = ['lines without tests', 'files', 'median', 'p90', 'longest', 'lone neighbours'];

const figuresRow = (title: string, files: readonly SourceFile[]) => {
  const { median, p90, longest, loneNeighbours } = figuresOf(files);
  const cells = [title, files.length, median, p90, longest.lines, `${loneNeighbours} %`];
  return `${row(cells)}  ${longest.name}`;
};

/** A table with a row for each package, and one for all of them. */
export function figuresTable(files: readonly SourceFile[]): string[] {
  const titles = new Set([...packages.map(([title]) => title), ...files.map(packageOf).sort()]);
  const rows = [...titles].flatMap((title) => {
    const own = files.filter((file) => packageOf(file) === title);
    return own.length === 0 ? [] : [figuresRow(title, own)];
  });
  return [row(head), ...rows, figuresRow('the whole house', files)];
}
