const originIn = (text: string) => (URL.canParse(text) ? new URL(text).origin : '');

/**
 * The address under which everybody sees this site, such as https://campus.example.
 * @throws where it is set and is none.
 */
export function readPublicOrigin(text = process.env.PUBLIC_ORIGIN) {
  if (!text) return undefined;
  const origin = originIn(text);
  if (/^https?:/.test(origin) && [origin, `${origin}/`].includes(text)) return origin;
  throw new Error(
    `PUBLIC_ORIGIN must be an address such as https://campus.example, not "${text}".`,
  );
}
