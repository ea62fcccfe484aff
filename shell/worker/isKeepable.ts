const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\//,
  svg: /^image\//,
  png: /^image\//,
  webp: /^image\//,
};

const extensionOf = (url: string) => new URL(url).pathname.split('.').at(-1) ?? '';

/** An error page that came with status 200 in place of a script would otherwise stay for weeks. */
export function isKeepable({ status, type, headers, url }: Response): boolean {
  const isOwn = type === 'basic' && status === 200;
  const isForEver = headers.get('cache-control')?.includes('immutable') ?? false;
  const expected = types[extensionOf(url)];
  return isOwn && isForEver && Boolean(expected?.test(headers.get('content-type') ?? ''));
}
