const originIn = (text: string) => (URL.canParse(text) ? new URL(text).origin : '');

/** @throws where it is set and is none, by the name of the setting. */
function readOrigin(name: string, text: string | undefined) {
  if (!text) return undefined;
  const origin = originIn(text);
  if (/^https?:/.test(origin) && [origin, `${origin}/`].includes(text)) return origin;
  throw new Error(`${name} must be an address such as https://campus.example, not "${text}".`);
}

/**
 * The address under which everybody sees this site, such as https://campus.example.
 * @throws where it is set and is none.
 */
export const readPublicOrigin = (text = process.env.PUBLIC_ORIGIN) =>
  readOrigin('PUBLIC_ORIGIN', text);

/**
 * Where browsers fetch files of releases, when not from the gateway.
 * @throws where it is set and is none.
 */
export const readFilesOrigin = (text = process.env.FILES_ORIGIN) =>
  readOrigin('FILES_ORIGIN', text);
