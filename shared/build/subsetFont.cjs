const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** All that our styles ask for. */
const weights = { min: 400, max: 700 };
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** `U+0-FF,U+131` as the characters themselves. */
const charactersOf = (ranges) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

/**
 * What pages in Russian and English are made of. The others are in files of their own, which come
 * where one of them stands.
 */
const usual =
  'U+0000-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00D7,U+0401,U+0410-044F,U+0451,U+2000-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2028-202F,U+2060-2064,U+20AC,U+2116,U+2212,U+FEFF';

/** What its package says to be in the file, which has every variant of those characters, too. */
function charactersIn(file) {
  const list = path.join(path.dirname(file), '../unicode.json');
  const [, part] = /-([a-z-]+)-wght-normal\.woff2$/.exec(file) ?? [];
  const ranges = existsSync(list) && JSON.parse(readFileSync(list, 'utf8'))[part];
  if (!ranges) throw new Error(`${file} is of no package that says which characters it has`);
  return charactersOf(ranges);
}

const usualCharacters = new Set(charactersOf(usual));

/** Which characters stay in a file, by the query of its import. */
const filters = {
  '': () => true,
  '?usual': (character) => usualCharacters.has(character),
  '?rare': (character) => !usualCharacters.has(character),
};

/** Webpack loader for fonts: leaves out the weights and variants of letters that no style asks for. */
module.exports = function subset(source) {
  const done = this.async();
  const characters = [...charactersIn(this.resourcePath)].filter(filters[this.resourceQuery]);
  subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  }).then((font) => done(null, font), done);
};
module.exports.raw = true;
module.exports.usual = usual;
