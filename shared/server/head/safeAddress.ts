const odd = /[\s\\\p{C}]/u;

function own(text: string) {
  const base = 'https://own.invalid';
  const { origin, pathname, search } = new URL(text, base);
  return origin === base ? pathname + search : undefined;
}

/** A path of this site, as a browser will understand it. */
export const addressOfSite = (text = '') =>
  text.startsWith('/') && !odd.test(text) && URL.canParse(text, 'https://own.invalid')
    ? own(text)
    : undefined;

function elsewhere(text: string) {
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && !username && !password ? href : undefined;
}

/** A path of this site or an https address without credentials. */
export const safeAddress = (text = '') =>
  addressOfSite(text) ?? (odd.test(text) || !URL.canParse(text) ? undefined : elsewhere(text));
