import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { newestLetter } from '../../shell/mount/letters';
import { browserArgs } from '../fixtures/browserArgs';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

const host = 'campus.test';

// Browsers trust localhost as they trust https: only another name is plain http to them.
test.use(browserArgs(`--host-resolver-rules=MAP ${host} 127.0.0.1`));

test('over plain http, as on the network of an office, a guest answers a page and sends a ticket', async ({
  page,
  product: { url, dataDir },
  allowProblem,
}) => {
  // What a browser grants over https alone, it says.
  allowProblem(/Cross-Origin-Opener-Policy header has been ignored/);
  const site = url.replace('localhost', host);
  await page.goto(site + mediaPaths.infoPage('kak-poluchit-kartu'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hydrate(page);
  await page.getByRole('button', { name: 'Только необходимые' }).click();
  const vote = page.getByRole('region', { name: 'Страница помогла?' });
  await vote.getByRole('button', { name: 'Да', exact: true }).click();
  await expect(vote.getByRole('status')).toHaveText('Спасибо, рады помочь');

  await page.goto(site + supportPaths.newTicket());
  await hydrate(page);
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill('Турникет');
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Не открылся утром.');
  await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гостья');
  await page.getByRole('textbox', { name: 'Почта' }).fill('plain@example.test');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6} принято$/ }),
  ).toBeVisible();
  await expect.poll(() => newestLetter(dataDir, 'plain@example.test')).toMatch(/T-\d{6}/);
});
