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

/** What its package says to be in the file, which has every variant of those characters, too. */
function charactersIn(file) {
  const list = path.join(path.dirname(file), '../unicode.json');
  const [, part] = /-([a-z-]+)-wght-normal\.woff2$/.exec(file) ?? [];
  const ranges = existsSync(list) && JSON.parse(readFileSync(list, 'utf8'))[part];
  if (!ranges) throw new Error(`${file} is of no package that says which characters it has`);
  return charactersOf(ranges);
}

/** Webpack loader for fonts: leaves out the weights and variants of letters that no style asks for. */
module.exports = function subset(source) {
  const done = this.async();
  subsetFont(source, charactersIn(this.resourcePath), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  }).then((font) => done(null, font), done);
};
module.exports.raw = true;
