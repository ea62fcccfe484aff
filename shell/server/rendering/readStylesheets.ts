import { readSigned, type SignedFolder } from './readSigned';

/** Releases by the address of their files. */
export type Sources = Readonly<Record<string, SignedFolder>>;

/**
 * The style sheets among the files of a screen, as one text for the page: a file of a remote that
 * hangs would hold up what is already rendered. Nothing in it may end the element that it stands in.
 */
export async function readStylesheets(
  addresses: readonly string[],
  sources: Sources,
): Promise<string> {
  const sheets = addresses
    .filter((address) => address.endsWith('.css'))
    .flatMap((address) => {
      const base = Object.keys(sources).find((start) => address.startsWith(start)) ?? '';
      const source = sources[base];
      return source ? [readSigned(source, address.slice(base.length))] : [];
    });
  return (await Promise.all(sheets)).join('\n').replaceAll('</', '<\\/');
}
