/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = readdirSync(root)
  .filter((name) => name === 'README.md' || existsSync(path.join(root, name, 'package.json')))
  .flatMap((name) =>
    name === 'README.md'
      ? [name]
      : readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.md') && !/node_modules|dist\//.test(file))
          .map((file) => path.join(name, file)),
  );

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that a host of repositories gives to headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

function isThere(page: string, link: string) {
  const [target = '', anchor] = link.split('#');
  const file = target ? path.join(path.dirname(page), target) : page;
  if (!existsSync(path.join(root, file))) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(anchor);
}

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(linksOf(page).filter((link) => !isThere(page, link))).toStrictEqual([]);
});

test('the first page is read in five minutes', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_000);
});
