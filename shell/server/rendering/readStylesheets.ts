import { readSigned, type SignedFolder } from './readSigned';

/** Releases by the address of their files. */
export type SignedFolders = Readonly<Record<string, SignedFolder>>;

interface Asked {
  html: string;
  /** Addresses of the files that the screen needs. */
  preload: readonly string[];
  /** Addresses of the sheets that every page has: they come first. */
  common: readonly string[];
}

/** One by its address, where the code of the page finds that it is there and asks for no other. */
export interface Sheet {
  address: string;
  text: string;
}

const isSheet = (file: string) => file.endsWith('.css');

/** Sheets by their hashes: equal hashes are equal texts, of whatever release. */
const parsed = new Map<string, ReadonlySet<string>>();
const mostParsed = 500;

/** The classes that a sheet has rules for. */
async function classesOf(source: SignedFolder, file: string): Promise<ReadonlySet<string>> {
  const hash = source.files[file] ?? '';
  const known = parsed.get(hash);
  if (known) return known;
  const text = await readSigned(source, file);
  const found = new Set([...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(hash, found);
  return found;
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

function locate(address: string, sources: SignedFolders) {
  const base = Object.keys(sources).find((start) => address.startsWith(start)) ?? '';
  const source = sources[base];
  return source ? [{ source, base, file: address.slice(base.length) }] : [];
}

/** A screen may render what no manifest lists for it, such as the module of a nested `lazy`. */
async function findSheets({ html, preload, common }: Asked, sources: SignedFolders) {
  const missing = classesIn(html);
  const sheets = [...common, ...preload.filter(isSheet)].flatMap((address) =>
    locate(address, sources),
  );
  for (const { source, file } of sheets)
    for (const name of await classesOf(source, file)) missing.delete(name);
  for (const [base, source] of Object.entries(sources))
    for (const file of Object.keys(source.files).filter(isSheet)) {
      if (missing.size === 0) return sheets;
      const styled = [...(await classesOf(source, file))].filter((name) => missing.delete(name));
      if (styled.length > 0) sheets.push({ source, base, file });
    }
  return sheets;
}

async function readSheet(source: SignedFolder, base: string, file: string): Promise<Sheet> {
  const text = await readSigned(source, file);
  return { address: base + file, text: text.replaceAll('</', '<\\/') };
}

/**
 * The style sheets of a rendered screen: those of every page, those that it loads, and those of every
 * other part that stands in its HTML. A sheet that is linked would hold up what is already rendered by
 * a round trip. Nothing in it may end the element that it stands in.
 */
export async function readStylesheets(asked: Asked, sources: SignedFolders): Promise<Sheet[]> {
  const sheets = await findSheets(asked, sources);
  return Promise.all(sheets.map(({ source, base, file }) => readSheet(source, base, file)));
}
