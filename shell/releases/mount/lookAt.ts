import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import type { Page } from 'playwright';

interface ShellTexts {
  loading: string;
  remote: { failed: string };
  noAccess: { title: string };
  prompt: { title: string };
  notFound: { title: string };
}

const patience = 30_000;

const readTexts = () => readJson<ShellTexts>(path.join(root, 'shell/src/locales/ru.json'));

/** Runs in the page: its code runs, something is to be seen, and nothing is still loading. */
function isShown(loading: string): boolean {
  const main = document.querySelector('main');
  if (!main || document.getElementById('code') || main.querySelector('[aria-busy="true"]'))
    return false;
  const isLoading = [...main.querySelectorAll('[role="status"]')].some((status) =>
    status.textContent.includes(loading),
  );
  const isEmpty = !main.innerText.trim() && !main.querySelector('img, svg, canvas, video');
  return !isLoading && !isEmpty;
}

interface Look {
  isShown: boolean;
  /** Why what the page came for is not to be seen. */
  sentences: string[];
}

const unseen = (sentence: string): Look => ({ isShown: false, sentences: [sentence] });

/** Waits for what a page came for. */
export async function lookAt(page: Page, address: string): Promise<Look> {
  const texts = readTexts();
  const loading = page.goto(address, { waitUntil: 'load', timeout: patience });
  const answer = await loading.catch(() => undefined);
  if (!answer) return unseen(`does not load in ${patience / 1000} s.`);
  const status = answer.status();
  if (status >= 500) return unseen(`is answered with ${status}.`);
  // What the server has drawn wakes when somebody reaches for it.
  await page.keyboard.press('Shift');
  const isThere = await Promise.all([
    page.waitForFunction(isShown, texts.loading, { timeout: patience }),
    page.waitForLoadState('networkidle', { timeout: patience }),
  ]).catch(() => undefined);
  if (!isThere)
    return unseen(`shows nothing after ${patience / 1000} s: it is empty or still loading.`);
  const main = page.locator('main');
  const [before = '', after = ''] = texts.remote.failed.split('{{title}}');
  const cards = await main.getByRole('alert').allInnerTexts();
  const failed = cards.filter((text) => text.includes(before) && text.includes(after));
  const [title = ''] = await main.getByRole('heading', { level: 1 }).allInnerTexts();
  const shut = [texts.noAccess, texts.prompt, texts.notFound].some(
    (screen) => title === screen.title,
  );
  const sentences = [
    ...failed.map(() => 'shows the card of a failed remote instead of its content.'),
    ...(shut ? [`shows «${title}» instead of its content.`] : []),
  ];
  return { isShown: true, sentences };
}
