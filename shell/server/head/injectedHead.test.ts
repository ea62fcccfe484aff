/** @jest-environment node */
import { createHash } from 'node:crypto';
import { documentsForFile } from './documentsForFile.fixture';

const { api, report, askedForSettings, open, restart } = documentsForFile();
const hash = `sha384-${'A'.repeat(64)}`;

test('the public setting clientHeadSection is injected into every page', async () => {
  const script = `<script src="https://stat.example/a.js" integrity="${hash}"></script>`;
  api.settings = [
    { id: 'clientHeadSection', value: `<meta name="verify" content="me"><base href="/">${script}` },
  ];
  for (const url of ['/', '/news/first', '/nowhere']) {
    const { body, headers } = await open(url);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain('<meta name="verify" content="me">');
    expect(body).toContain(
      `<script src="https://stat.example/a.js" integrity="${hash}" crossorigin="anonymous" defer nonce="${nonce}"></script>`,
    );
    expect(body).not.toContain('<base');
    expect(body).toContain('"skippedHead":["\\u003cbase>"]');
  }
  expect(report.mock.calls).toEqual([[{ kind: 'head', tag: '<base>' }]]);
  expect(askedForSettings()).toHaveLength(1);

  const { body } = await open('/?safe-head=1');
  expect(body).not.toContain('verify');
});

test('no code of staff runs on a page whose address lets whoever has it in', async () => {
  const counter = `<script src="https://stat.example/a.js" integrity="${hash}"></script>`;
  const value = `<meta name="verify" content="me">${counter}<script>counter(1)</script>`;
  api.settings = [{ id: 'clientHeadSection', value }];
  await restart();
  for (const url of ['/check/e30.e30.sign', '/staff/welcome']) {
    const { body, headers } = await open(url);
    expect(body).toContain('<meta name="verify" content="me">');
    expect(body).not.toMatch(/stat\.example|counter\(1\)/);
    expect(String(headers['content-security-policy'])).not.toMatch(/sha256-|stat\.example/);
  }
});

test('a style that staff write is applied by the policy, and data runs nothing', async () => {
  const data = '<script type="application/ld+json">{"name":"</script><b>"}</script>';
  api.settings = [{ id: 'clientHeadSection', value: `<style>p { color: red }</style>${data}` }];
  await restart();
  const { body, headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(body).toContain(`<style nonce="${nonce}">p { color: red }</style>`);
  expect(body).not.toContain('<b>');
});

test('the policy admits styles from elsewhere only where a hashed one is linked', async () => {
  const policyOf = async () => String((await open('/')).headers['content-security-policy']);
  expect(await policyOf()).toContain(`style-src 'self';`);
  const style = `<link rel="stylesheet" href="https://a.example/a.css" integrity="${hash}">`;
  api.settings = [{ id: 'clientHeadSection', value: style }];
  await restart();
  expect(await policyOf()).toMatch(/style-src 'self' 'nonce-[^']+';/);
});

test('code of staff runs by its hash, and the page may talk to where their counter is', async () => {
  const code = 'counter(1)';
  const counter = `<script src="https://stat.example/a.js" integrity="${hash}"></script>`;
  const pixel = '<noscript><img src="https://stat.example/1" alt=""></noscript>';
  const value = `<script>${code}</script>${counter}${pixel}`;
  api.settings = [{ id: 'clientHeadSection', value }];
  await restart();
  const { body, headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  const digest = createHash('sha256').update(code).digest('base64');
  expect(policy).toMatch(new RegExp(`script-src 'nonce-[^']+' 'strict-dynamic' 'sha256-`));
  expect(policy).toContain(`'sha256-${digest}'`);
  expect(policy).toContain("img-src 'self' data: blob: https://stat.example;");
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/stat\.example;/);
  const [head = '', rest = ''] = body.split('</head>');
  expect(head).toContain(`<script>${code}</script>`);
  expect(head).not.toContain('<img');
  expect(rest).toContain('<noscript><img src="https://stat.example/1" alt hidden></noscript>');

  const safe = await open('/?safe-head=1');
  expect(String(safe.headers['content-security-policy'])).not.toMatch(/sha256-|stat\.example/);
});
