import {
  listLanguages,
  listTranslations,
  saveTranslations,
} from '@campus/shared/contract/resources/calls';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import type { Browser } from '@playwright/test';
import { apiOf } from '../../fixtures/signIn';
import { visitSlowly, type WatchedVisitor } from './watchInteractions';

const many = 10_000;
const atOnce = 500;

/** As many texts over those of the code as the screen is made for, unless there are some already. */
export async function fillTexts(url: string, token: string) {
  const api = apiOf({ url }, token);
  const { items } = await api(listLanguages);
  const languageId = items.find(({ key }) => key === 'ru')?.id ?? '';
  const { total } = await api(listTranslations, { query: { languageId, size: 1 } });
  for (let done = total; done < many; done += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, many - done) }, (_, index) => ({
      mnemonic: `bulk.section${index % 97}.text${done + index}`,
      translation: `Текст номер ${done + index} такой же длины, как настоящие`,
      languageId,
    }));
    await api(saveTranslations, { body: { items: texts } });
  }
}

/** Looks for a text among all of them, turns to a tab, opens one and leaves it, with a slow processor. */
export const visitTexts = (browser: Browser, visitor: WatchedVisitor) =>
  visitSlowly(browser, visitor, async (page) => {
    await page.goto(visitor.url + resourcePaths.translations());
    const table = page.getByRole('table', { name: 'Тексты' });
    await table.waitFor();
    const search = page.getByRole('searchbox', { name: 'Текст, ключ' });
    await search.pressSequentially('новост', { delay: 120 });
    await table
      .getByText(/новост/i)
      .first()
      .waitFor();
    await page.getByRole('link', { name: /^Изменённые/ }).click();
    await page.getByRole('link', { name: /^Все/ }).click();
    await search.fill('');
    await table
      .getByRole('button', { name: /^Изменить текст/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'По-русски' }).press('Escape');
    // A wheel is no interaction; what is pressed while rows come by is one.
    for (let turn = 0; turn < 10; turn += 1) {
      await page.mouse.wheel(0, 3_000);
      await page.keyboard.press('PageDown');
    }
  });
