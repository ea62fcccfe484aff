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

/** Letters that few pages have: they are in a file of their own, which comes where one of them stands. */
const accented =
  'U+00C0-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329';

/** What its package says to be in the file, which has every variant of those characters, too. */
function charactersIn(file) {
  const list = path.join(path.dirname(file), '../unicode.json');
  const [, part] = /-([a-z-]+)-wght-normal\.woff2$/.exec(file) ?? [];
  const ranges = existsSync(list) && JSON.parse(readFileSync(list, 'utf8'))[part];
  if (!ranges) throw new Error(`${file} is of no package that says which characters it has`);
  return charactersOf(ranges);
}

const accentedLetters = new Set(charactersOf(accented));
const isAccented = (character) => accentedLetters.has(character);

/** Which characters stay in a file, by the query of its import. */
const filters = {
  '': () => true,
  '?accented': isAccented,
  '?plain': (character) => !isAccented(character),
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
module.exports.accented = accented;
