import { scriptJson } from '@campus/shared/remote/scriptJson';
import { attacks } from '@campus/shared/testing/attacks';

const words = [
  ...attacks,
  '</script>',
  '<!--<script>',
  '-->',
  ']]>',
  '\u2028\u2029',
  '\ud800',
  '\0',
];

test.each(words)('stays in its block and says what it said: %j', (text) => {
  const json = scriptJson({ text });
  expect(JSON.parse(json)).toEqual({ text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  const page = new DOMParser().parseFromString(
    `<script type="application/ld+json">${json}</script><p>After</p>`,
    'text/html',
  );
  expect(page.querySelector('script')?.textContent).toBe(json);
  expect(page.body.children).toHaveLength(1);
});
