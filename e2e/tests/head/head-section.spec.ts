import type { Api } from '@campus/shared/api/createApi';
import { listSettings, updateSetting } from '@campus/shared/contract/settings/calls';
import { createHash } from 'node:crypto';
import { readHead } from '../../fixtures/readHead';
import { apiOf, signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const id = 'clientHeadSection';
const source = `document.documentElement.dataset.probe = 'ran';`;
const digest = createHash('sha384').update(source).digest('base64');
const script = (hash: string) => `<script src="/probe.js" integrity="sha384-${hash}"></script>`;
const meta = '<meta name="site-verification" content="it-is-us">';

async function save(api: Api, value: string) {
  const setting = (await api(listSettings, {})).find((one) => one.id === id);
  await api(updateSetting, { params: { id }, body: { value, version: setting?.version ?? 0 } });
}

test(
  'the public setting clientHeadSection is injected into every page',
  { tag: '@all' },
  async ({ page, ownProduct, request, allowProblem }) => {
    test.setTimeout(120_000);
    const token = await signIn(ownProduct, 'admin');
    const api = apiOf(ownProduct, token);
    const { url } = ownProduct;
    await page.route(`${url}/probe.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: source }),
    );
    const html = page.locator('html');
    const title = page.getByRole('heading', { level: 1 });

    await save(api, meta + script(digest));
    for (const path of ['/', '/news', '/nowhere']) {
      const head = readHead(await (await request.get(url + path)).text());
      expect(head.meta['site-verification']).toBe('it-is-us');
    }
    await page.goto(`${url}/news`);
    await expect(html).toHaveAttribute('data-probe', 'ran');

    // Code in the page runs by its hash.
    const inline = '<script>document.documentElement.dataset.inline = "ran";</script>';
    await save(api, meta + script(digest) + inline);
    await page.goto(`${url}/news`);
    await expect(html).toHaveAttribute('data-inline', 'ran');

    await page.goto(`${url}/news?safe-head=1`);
    await expect(title).toHaveText('Новости');
    await expect(html).not.toHaveAttribute('data-probe');
    await expect(page.locator('meta[name="site-verification"]')).toHaveCount(0);

    // An open page would ask a backend that is not there.
    await page.goto('about:blank');
    await ownProduct.restartBackend();
    await page.goto(`${url}/news`);
    await expect(html).toHaveAttribute('data-probe', 'ran');

    // One letter of the script is not what was agreed to.
    allowProblem(/digest/);
    await save(api, meta + script(digest.replace(/^./, digest.startsWith('A') ? 'B' : 'A')));
    await page.goto(`${url}/news`);
    await expect(title).toHaveText('Новости');
    await expect(page.locator('script[src="/probe.js"]')).toHaveCount(1);
    await expect(html).not.toHaveAttribute('data-probe');
  },
);
