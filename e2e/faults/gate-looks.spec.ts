import { expect, test, type Page } from '@playwright/test';
import { inspectPage } from '../../shell/releases/mount/inspectPage';

/** What the gate says of a page with this main part. */
async function seen(page: Page, main: string, script = '') {
  const body = `<!doctype html><main>${main}</main><script>${script}</script>`;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  return inspectPage(page, 'http://gate.example.test/');
}

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
