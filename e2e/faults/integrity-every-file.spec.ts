import type { BrowserContext, Page } from '@playwright/test';
import { pagesOfProduct } from '../fixtures/pagesOfProduct';
import { settled } from '../fixtures/expectSound';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

/** A script, a style or a hint about one, as it came into the page. */
interface SeenFile {
  address: string;
  integrity: string;
}

declare global {
  var seenFiles: SeenFile[];
}

/** Notes every element that loads code, also those that are taken out again. */
const watchFiles = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.seenFiles = [];
    const look = (node: Node) => {
      // What stands in the document itself has its nonce.
      if (node instanceof HTMLScriptElement && node.src)
        globalThis.seenFiles.push({ address: node.src, integrity: node.integrity });
      // A cover is preloaded too, and is no code.
      const isPicture = node instanceof HTMLLinkElement && node.as === 'image';
      if (node instanceof HTMLLinkElement && !isPicture && /stylesheet|preload/.test(node.rel))
        globalThis.seenFiles.push({ address: node.href, integrity: node.integrity });
    };
    new MutationObserver((changes) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(look),
    ).observe(document, { childList: true, subtree: true });
  });

/** What the page asked for as code, from its elements and from the browser's own records. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => ({
    elements: globalThis.seenFiles,
    requests: performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(js|css)$/.test(new URL(entry.name).pathname))
      .map((entry) => entry.name),
  }));

/** What code of the page has at hand. */
interface OfPage {
  campusTrust: { script: (address: string) => string; worker: () => string };
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

test('every script and style that comes into any page has a hash', async ({
  page,
  context,
  signIn,
  allowProblem,
}) => {
  test.setTimeout(600_000);
  // Pages that say so themselves.
  allowProblem(/status of 40[34] .*\/(403|404|no\/such\/page)\)/);
  await watchFiles(context);
  let account: string | undefined;
  const files = new Set<string>();
  for (const { url, account: wanted } of pagesOfProduct) {
    if (wanted && wanted !== account) await signIn(wanted);
    if (!wanted && account) await context.clearCookies({ name: 'AuthToken' });
    account = wanted;
    await page.goto(url);
    await settled(page);
    const { elements, requests } = await loadedFiles(page);
    const hashed = new Set(
      elements.filter(({ integrity }) => /^sha384-/.test(integrity)).map(({ address }) => address),
    );

    expect(
      elements.filter(({ integrity }) => !/^sha384-/.test(integrity)),
      url,
    ).toEqual([]);
    expect(
      requests.filter((address) => !hashed.has(address)),
      url,
    ).toEqual([]);
    for (const address of hashed) files.add(address);
  }
  expect(files.size).toBeGreaterThan(50);
});

test('a script of this site that nobody has hashed is not even asked for', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Integrity-Policy|TrustedScriptURL|CSP require-trusted-types/);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).pathname));
  const answer = await page.goto('/');
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await hydrate(page);

  const outcomes = await page.evaluate(async () => {
    const add = (name: string, change: (script: HTMLScriptElement) => void) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve(`${name} ran`);
        script.onerror = () => resolve(`${name} blocked`);
        try {
          change(script);
          document.head.append(script);
        } catch (error) {
          resolve(`${name}: ${(error as Error).name}`);
        }
      });
    const { campusTrust } = globalThis as unknown as OfPage;
    return [
      await add('address', (script) => (script.src = '/sw.js')),
      // What has passed the page's own policy and still has no hash.
      await add('hashless', (script) => (script.src = campusTrust.worker())),
      await add('unplanned', (script) => (script.src = campusTrust.script('/x.js'))),
    ];
  });

  expect(outcomes).toEqual(['address: TypeError', 'hashless blocked', 'unplanned: Error']);
  expect(answered).not.toContain('/sw.js');
});

test('there is no policy for everything, and no other one can be made', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/trusted-types|TrustedTypePolicy|Policy "/);
  await page.goto('/');
  await hydrate(page);
  const refused = await page.evaluate(() =>
    ['default', 'campus-data', 'campus-files', 'campus-worker', 'other'].filter((name) => {
      try {
        const { trustedTypes } = globalThis as unknown as OfPage;
        trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
        return false;
      } catch {
        return true;
      }
    }),
  );
  expect(refused).toEqual(['default', 'campus-data', 'campus-files', 'campus-worker', 'other']);
});
