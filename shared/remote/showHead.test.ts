import type { PageHead } from '@campus/shared/remote/headTags';

/** A browser whose server is older than this page: it admits no policy. */
async function openWhereRefused() {
  const createPolicy = () => {
    throw new TypeError('Refused to create a policy');
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return import('@campus/shared/remote/showHead');
}

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

const of = (headline: string): PageHead => ({
  title: headline,
  tags: [
    {
      name: 'script',
      attributes: { 'data-head': 'structured', type: 'application/ld+json' },
      json: JSON.stringify({ headline }),
    },
  ],
});

test('where nothing can be written, the next page does not say what the one before was', async () => {
  const { showHead } = await openWhereRefused();
  document.head.innerHTML =
    '<script data-head="structured" type="application/ld+json">{"headline":"First"}</script>';
  showHead(of('First'));
  expect(document.head.textContent).toContain('First');
  showHead(of('Second'));
  expect(document.title).toBe('Second');
  expect(document.head.querySelector('script')).toBeNull();
});
