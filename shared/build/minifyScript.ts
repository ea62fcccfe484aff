import type { swcMinify } from 'minimizer-webpack-plugin';

type Minify = (...asked: Parameters<typeof swcMinify>) => ReturnType<typeof swcMinify>;

/** Hashes of files, as they are before it is known what is in the files. */
const passingHash = /(?<=[".])(?=[a-f]*\d)[\da-f]{8}(?=[".])/g;

/** As long as a hash, without letters, and in need of quotes wherever a hash could be. */
const number = /-97\d{5}/g;

/**
 * Minifies with swc, which names things by the letters that are seen most. Those of hashes that pass
 * would count, and they differ with anything about a build, such as whether it has source maps: the
 * same sources would be another release.
 */
export const minifyScript =
  (swc: Minify): Minify =>
  async (input, ...rest) => {
    const [[file, source] = ['', '']] = Object.entries(input);
    const text = source.toString();
    if (text.search(number) >= 0) return swc(input, ...rest);
    const hashes = [...new Set(text.match(passingHash))];
    const numbers = hashes.map((_, at) => `-${9_700_000 + at}`);
    const numbered = text.replace(passingHash, (hash) => numbers[hashes.indexOf(hash)] ?? hash);
    const { code = '', ...result } = await swc({ [file]: numbered }, ...rest);
    return {
      ...result,
      code: code.toString().replace(number, (one) => hashes[numbers.indexOf(one)] ?? one),
    };
  };
