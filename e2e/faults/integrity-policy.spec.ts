import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

/** What code of the page has at hand. */
interface OfPage {
  campusTrust: { script: (address: string) => string; worker: () => string };
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

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
