/** @jest-environment node */
import { built, title } from './builtRelease.fixture';
import { checkManifest } from './checkManifest';

const check = (more: object) => {
  const { manifest } = built({ route: '/news' });
  return checkManifest({ ...manifest, ...more });
};

const refusal = (sentence: string, file = 'remote.ts') =>
  `mfe.json: ${sentence}. Mend ${file} and build again.`;
const hash = `sha384-${'a'.repeat(64)}`;

test('its files may lie in folders', () => {
  const { integrity } = built({ route: '/news' }).manifest;
  const more = { exposed: ['assets/a.js'], integrity: { ...integrity, 'assets/a.js': hash } };
  expect(check(more)).toStrictEqual([]);
});

test.each(['assets/../a.js', 'a..js', 'a.js?x=1', '/a.js', '.a.js'])(
  'refuses %s, which is no plain name of a file',
  (entry) => expect(check({ entry })).toEqual([refusal('entry must be a plain file name')]),
);

test.each([`x${hash}`, `${hash}=`])('refuses %s, which is no hash', (found) => {
  expect(check({ integrity: { 'a.js': found } })).toEqual([
    refusal('integrity.a.js must be sha384- and the hash in base64'),
  ]);
});

test('refuses a name of a release that leads elsewhere, and an empty range of versions', () => {
  expect(check({ release: '1.0.0/..', contract: '' })).toEqual([
    refusal('release must be of letters, digits, dots and hyphens'),
    refusal('contract must be a range of versions'),
  ]);
});

const uses = {
  kit: { 'ui/Button': [{ type: 'Button', files: ['src/News.tsx'] }] },
  ...{ types: { Button: '{}' }, tokens: { '--space-1': ['src/News.css'] } },
  calls: { filterNews: { type: 'POST', files: ['src/News.tsx'] } },
};

test('lets what it uses of the kit pass, and refuses it half said', () => {
  expect(check({ uses })).toStrictEqual([]);
  expect(check({ uses: {} }).join()).toMatch(
    /uses\.kit .*uses\.types .*uses\.calls .*uses\.tokens /,
  );
  expect(check({ uses: { ...uses, tokens: { '--space-1': [' '] } } })).toEqual([
    refusal('uses.tokens.--space-1.0 must say something'),
  ]);
  expect(check({ uses: { ...uses, calls: { filterNews: {} } } }).join()).toMatch(
    /calls\.filterNews\.type .*calls\.filterNews\.files /,
  );
  expect(check({ missingTexts: {} }).join()).toMatch(/missingTexts\.ru .*missingTexts\.en /);
});

const target = { role: 'button', name: title };
const smoke = {
  ...{ page: '/news', as: 'STUDENT' },
  steps: [
    { click: target },
    { fill: target, with: '' },
    { choose: target, option: title },
    { see: target },
  ],
};

test('lets a smoke pass that does all that a smoke can', () => {
  expect(check({ smoke: [smoke, { ...smoke, as: undefined }] })).toStrictEqual([]);
  expect(check({ smoke: [{ ...smoke, steps: Array(30).fill({ see: target }) }] })).toStrictEqual(
    [],
  );
});

const roles =
  'GUEST, HUMAN, STUDENT, ADMIN, CONTENT_MANAGER, PAYMENT_MANAGER, PAYMENT_APPROVER, SUPPORT, EDU_OPERATOR, AUDITOR';

test.each<[string, object]>([
  ['steps must be of 30 steps at most', { steps: Array(31).fill({ see: target }) }],
  ['steps.0.see.role must say something', { steps: [{ see: { ...target, role: ' ' } }] }],
  ['steps.0.see Unrecognized key: "at"', { steps: [{ see: { ...target, at: 1 } }] }],
  [`as must be one of ${roles}`, { as: 'KING' }],
])('refuses a smoke whose %s', (sentence, more) => {
  expect(check({ smoke: [{ ...smoke, ...more }] })).toEqual([
    refusal(`smoke.0.${sentence}`, 'smoke.ts'),
  ]);
});

test.each([{ wait: 1 }, {}, { click: {} }, { fill: target }, { choose: target }])(
  'refuses a smoke with a step that nobody can take: %j',
  (step) => {
    expect(check({ smoke: [{ ...smoke, steps: [step] }] })).toEqual([
      refusal(
        'smoke.0.steps.0 must click, fill, choose or see something, by its role and its name in both languages',
        'smoke.ts',
      ),
    ]);
  },
);

test('refuses a smoke of a page that it does not have', () => {
  expect(check({ smoke: [smoke, { ...smoke, page: '/olds' }] })).toEqual([
    'Its smoke of /olds is of no route: declare it, or correct smoke.ts.',
  ]);
});
