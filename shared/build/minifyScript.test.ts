/** @jest-environment node */
import { minify as swc } from '@swc/core';
import { minifyScript } from './minifyScript';

/** What names a file of the build, as webpack’s runtime does. */
const script = (...hashes: string[]) => `
  export function addressOf(chunk) {
    const names = { ${hashes.map((hash, at) => `${at}: "${hash}"`).join()} };
    function first(one, other) { return one.length > other.length ? one : other; }
    return first("./" + chunk + "." + names[chunk] + ".js", "main.${hashes[0]}.js");
  }`;

const minify = minifyScript(async (input) =>
  swc(String(Object.values(input)[0]), { compress: {}, mangle: true, module: true }).then(
    ({ code }) => ({ code }),
  ),
);
const minified = async (text: string) => String((await minify({ 'main.js': text })).code);

test('another hash in a script changes nothing but that hash', async () => {
  const one = await minified(script('aaaaaaa1', 'bbbbbbb2'));
  const other = await minified(script('ffffffe7', '00000cc4'));
  expect(one).toContain('main.aaaaaaa1.js');
  expect(one.replaceAll('aaaaaaa1', 'ffffffe7').replaceAll('bbbbbbb2', '00000cc4')).toBe(other);
});

test('what looks like a stand-in for a hash stays as it is', async () => {
  expect(await minified('console.log("-9700000", "main.aaaaaaa1.js")')).toBe(
    'console.log("-9700000","main.aaaaaaa1.js");',
  );
});
