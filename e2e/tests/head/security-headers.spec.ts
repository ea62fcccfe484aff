import { paths } from '@campus/shared/paths';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { expect, test } from '../../fixtures/test';

/** Rendered by the server or not, for guests, participants and staff, known and unknown. */
const kinds = [...new Set(pagesOfProduct.map(({ url }) => url)), '/nowhere'];

async function shellScript(request: APIRequestContext) {
  const html = await (await request.get(paths.home())).text();
  return /src="(\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
}

const refusals = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const refusalsOfDocuments = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
};

function expectRefusals(answer: APIResponse) {
  const headers = answer.headers();
  const url = answer.url();
  expect(headers, url).toMatchObject(refusals);
  expect(headers['x-powered-by'], url).toBeUndefined();
  expect(headers['strict-transport-security'], 'over plain HTTP').toBeUndefined();
}

async function expectPolicyOfPage(answer: APIResponse) {
  const url = answer.url();
  const headers = answer.headers();
  expect(headers, url).toMatchObject(refusalsOfDocuments);
  expect(headers['permissions-policy'], url).toContain('camera=()');
  expect(headers['permissions-policy'], url).toContain('screen-wake-lock=(self)');
  const scripts = (await answer.text()).match(/<script [^>]*src=[^>]*>/g) ?? [];
  for (const script of scripts) expect(script, url).toMatch(/ integrity="sha384-[^"]+"/);
  const policy = headers['content-security-policy'] ?? '';
  const directives = policy.split('; ');
  expect(directives[0], url).toBe(`default-src 'none'`);
  expect(policy, url).toMatch(/script-src 'nonce-[^' ]+' 'strict-dynamic';/);
  expect(policy, url).toMatch(/; style-src 'self'( 'nonce-[^' ]+')?;/);
  expect(directives, url).toEqual(
    expect.arrayContaining([
      `frame-src blob:`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
    ]),
  );
  expect(policy, url).not.toMatch(/unsafe-|\*|https?:/);
}

test('every page says what a browser has to refuse, runs only what carries its nonce, and is framed by nobody', async ({
  request,
}) => {
  for (const url of kinds) {
    const answer = await request.get(url);
    expectRefusals(answer);
    await expectPolicyOfPage(answer);
  }
});

test('every other answer is what it says, and for this site alone', async ({ request }) => {
  for (const url of [
    '/favicon.svg',
    '/shell/no-such-file.js',
    '/api/footer-links',
    '/api/no-such-call',
    await shellScript(request),
  ])
    expectRefusals(await request.get(url));
});

test('a page frames bytes that it has made itself, and no address', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/frame-src|violates the following Content Security Policy/);
  await page.goto(paths.home());
  const seen = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective)),
    );
    const framed = (src: string) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve(frame);
        frame.src = src;
        document.body.append(frame);
      });
    const own = await framed(URL.createObjectURL(new Blob(['own'], { type: 'text/plain' })));
    const text = own.contentDocument?.body.textContent;
    void framed('/');
    return { text, refused: await violation };
  });
  expect(seen).toEqual({ text: 'own', refused: 'frame-src' });
});

test('an answer of the API is no page', async ({ request }) => {
  const headers = (await request.get('/api/footer-links')).headers();
  expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
  expect(headers['content-type']).toContain('application/json');
});
