import { expect, test, type Page } from '@playwright/test';
import { readCover, readFrame } from '../../shell/mount/frameOf';
import { auditAxe } from '../../shell/mount/inspectPage';
import { runSteps } from '../../shell/mount/runSteps';
import { sayLeft } from '../../shell/mount/sayLeft';
import { sayUnasked } from '../../shell/mount/sayUnasked';
import { watchPage } from '../../shell/mount/watchPage';
import {
  addedWork,
  countTimers,
  readAsked,
  readWork,
  restlessFiles,
} from '../../shell/mount/watchWork';
import { frame, seen, veil } from '../fixtures/pageOfGate';

const card = '<div role="alert" data-state="failed">Quelque chose a mal tourné</div>';
const cardSentence = 'shows the card of a failed remote instead of its content.';

test('a failed card is known by its role and state, whatever it says', async ({ page }) => {
  expect(await seen(page, card)).toEqual({ isShown: true, sentences: [cardSentence] });
});

test('an alert of the content that speaks of a failure is content', async ({ page }) => {
  const own = '<div role="alert">Раздел «Новости» не открылся</div>';
  expect(await seen(page, own)).toEqual({ isShown: true, sentences: [] });
});

for (const state of ['notFound', 'noAccess', 'signedOut']) {
  test(`a screen of the shell with the state ${state} is no content`, async ({ page }) => {
    const { sentences } = await seen(
      page,
      `<section data-state="${state}"><h1>Rien ici</h1></section>`,
    );
    expect(sentences).toEqual(['shows «Rien ici» instead of its content.']);
  });
}

test('a page is looked at when nothing in it is loading any more', async ({ page }) => {
  const loading = '<div role="status" data-state="loading">Un instant</div>';
  const later = `setTimeout(() => { document.querySelector('main').innerHTML = ${JSON.stringify(card)} }, 1500)`;
  expect((await seen(page, loading, later)).sentences).toEqual([cardSentence]);
});

for (const [what, main, found] of [
  ['that is not to be seen', frame + veil('opacity:0'), ['<div class="veil">']],
  ['that lets clicks through', frame + veil('pointer-events:none'), []],
  ['of a window that is open', `${frame}<dialog open>${veil('')}</dialog>`, []],
  [
    'beside a window that is not to be seen',
    `${frame}<div role="dialog" hidden></div>${veil('')}`,
    ['<div class="veil">'],
  ],
  ['that has the controls on it', veil('').replace('></', `>${frame}</`), []],
] as const)
  test(`a layer ${what} ${found.length > 0 ? 'takes' : 'does not take'} the clicks of others`, async ({
    page,
  }) => {
    await seen(page, main);
    expect(await page.evaluate(readCover)).toEqual(found);
  });

for (const [what, main, script, found] of [
  ['leaves it to people', `${frame}<dialog>2</dialog>`, '', []],
  [
    'has the focus on its title, which the shell gives it',
    '<h1 id="screen-title" tabindex="-1">Новости</h1>',
    'document.querySelector("h1").focus()',
    [],
  ],
  [
    'takes the focus',
    `${frame}<input class="own">`,
    'document.querySelector("input").focus()',
    ['takes the focus to <input class="own"> by itself: leave it where people have it.'],
  ],
  [
    'opens a window',
    `${frame}<div role="dialog" aria-modal="true">Купите слона</div>`,
    '',
    ['opens a window over the page by itself: wait until somebody asks for it.'],
  ],
] as const)
  test(`a page that ${what} when it is opened is ${found.length > 0 ? 'told of' : 'left alone'}`, async ({
    page,
  }) => {
    await seen(page, main, script);
    expect(await sayUnasked(page)).toEqual(found);
  });

for (const [what, script, found] of [
  ['as it is', '', []],
  ['with an open window', 'document.body.style.overflow="hidden";dialog.showModal()', []],
  [
    'with a window that is not to be seen',
    'document.body.style.overflow="hidden";wide.role="dialog";wide.style.visibility="hidden"',
    ['keeps the page from being'],
  ],
  ['that does not scroll', 'document.body.style.overflow="hidden"', ['keeps the page from being']],
  [
    'that hides its header',
    'document.querySelector("header").hidden = true',
    ['takes the header of the'],
  ],
  ['that is too wide', 'wide.style.width="3000px"', ['px wide, and the window']],
  [
    'whose header nobody can press',
    'document.querySelector("header").inert = true',
    ['makes the header of the page inert'],
  ],
] as const)
  test(`the frame of a page ${what} is ${found.length > 0 ? 'refused' : 'left alone'}`, async ({
    page,
  }) => {
    const parts = '<div id="wide">1</div><dialog id="dialog">2</dialog>';
    const before = 'document.body.prepend(document.createElement("header"));';
    await seen(page, frame + parts, before + script);
    expect(await page.evaluate(readFrame)).toEqual(
      found.map((words): unknown => expect.stringContaining(words)),
    );
  });

test('what a page does with the browser is told: a window, another page, a file, a question about leaving', async ({
  page,
}) => {
  const { problems } = watchPage(page);
  const file = `const a = document.createElement("a"); a.href = "data:,1"; a.download = "слон.txt"; a.click()`;
  await seen(
    page,
    frame,
    `onbeforeunload = () => "?"; alert("Купите слона"); onclick = () => { open("about:blank"); ${file} }`,
  );
  await page.getByRole('button').click();
  await expect.poll(() => problems.length).toBe(3);
  await page.goto('about:blank');
  expect(problems.map(({ text }) => text).toSorted()).toEqual([
    'asks whether to leave it: only words that are not saved do.',
    'opens another window.',
    'opens the alert of the browser: «Купите слона».',
    'puts the file слон.txt on the disk.',
  ]);
});

/** What the gate finds of a page whose remote has this script, when it has run as often. */
async function worked(page: Page, script: string, times: number) {
  await countTimers(page.context());
  const body = `globalThis.visit = () => { ${script} };`;
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><main>1</main><script src="/remotes/media/2.0.0/a.js"></script>',
        }),
  );
  await page.goto('http://gate.example.test/');
  const visit = () => page.evaluate(() => (Reflect.get(globalThis, 'visit') as () => void)());
  await visit();
  const before = await readWork(page, ['media']);
  for (let left = times; left > 1; left -= 1) await visit();
  return addedWork(before, await readWork(page, ['media']));
}

test('an interval and a listener that each visit adds are left behind, with the file of both', async ({
  page,
}) => {
  const added = await worked(
    page,
    'setInterval(() => 1, 1e3); addEventListener("resize", () => 1)',
    2,
  );
  const file = '/remotes/media/2.0.0/a.js';
  expect(added).toEqual([
    `leaves an interval (${file}) behind: end it where the screen ends.`,
    `leaves a listener for resize of the window (${file}) behind: end it where the screen ends.`,
  ]);
});

test('what a visit ends itself, or begins once for all of them, is left behind by nobody', async ({
  page,
}) => {
  const own =
    'clearInterval(setInterval(() => 1, 1e3)); globalThis.once ??= setInterval(() => 1, 1e3);';
  const once = 'addEventListener("resize", (globalThis.listen ??= () => 1))';
  expect(await worked(page, own + once, 3)).toStrictEqual([]);
});

test('timers that ask for one another are told of by the file that they are in', async ({
  page,
}) => {
  await worked(page, 'const go = () => setTimeout(go, 20); go()', 1);
  const asked: Record<string, number> = {};
  await expect
    .poll(async () => {
      for (const [file, count] of Object.entries(await readAsked(page)))
        asked[file] = (asked[file] ?? 0) + count;
      return restlessFiles(asked, ['media']);
    })
    .toHaveLength(1);
});

/** Draws the page that the address is of, as the shell does. */
const drawn = `
  const draw = () => {
    const found = location.pathname === '/404' ? '<section data-state="notFound">404</section>' : 'Новости';
    document.querySelector('main').innerHTML = found;
  };
  draw();
  addEventListener('popstate', draw);
`;

for (const [what, script, found] of [
  ['that lets people go back is left alone', '', []],
  [
    'that adds itself to the history each time is told of',
    'addEventListener("popstate", () => history.pushState(null, "", location.href));',
    [expect.stringContaining('keeps people from going back')],
  ],
] as const)
  test(`a page ${what}`, async ({ page }) => {
    await countTimers(page.context());
    await seen(page, '', drawn + script);
    const way = { emptyPage: '/404', remotes: ['media'], timeout: 30_000 };
    expect(await sayLeft(page, { ...way, work: (part) => part() })).toEqual(found);
  });

test('what axe finds in the main part is told with its rule and its place', async ({ page }) => {
  await seen(page, '<h1>Новости</h1><button></button>');
  expect(await auditAxe(page)).toEqual([
    expect.stringMatching(/^breaks the rule button-name of axe .* at <button><\/button>$/),
  ]);
});

const named = (role: string, ru: string) => ({ role, name: { ru, en: `${ru} (en)` } });

test('the steps of a smoke are taken by role and name, up to the first that cannot be', async ({
  page,
}) => {
  const onclick = `document.querySelector('main').insertAdjacentHTML('beforeend', '<p role=status>Готово</p>')`;
  await seen(
    page,
    `<input aria-label="Поиск"><select aria-label="Тема"><option>Учёба<option>Карта</select><button onclick="${onclick}">Найти</button>`,
  );
  const steps = [
    { fill: named('textbox', 'Поиск'), with: 'хакатон' },
    { choose: named('combobox', 'Тема'), option: { ru: 'Карта', en: 'Card' } },
    { click: named('button', 'Найти') },
  ];
  expect(await runSteps(page, steps, { language: 'ru' })).toStrictEqual([]);
  await expect(page.getByRole('textbox')).toHaveValue('хакатон');
  await expect(page.getByRole('combobox')).toHaveValue('Карта');
  await expect(page.getByRole('status')).toBeVisible();
  expect(
    await runSteps(page, [{ see: named('heading', 'Нет такого') }], {
      language: 'ru',
      timeout: 500,
    }),
  ).toEqual(['has no heading «Нет такого» that could be seen.']);
});
