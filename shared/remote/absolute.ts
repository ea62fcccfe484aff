/** A whole address that a browser goes to; undefined for any other kind. */
export function absolute(address: string | undefined, origin: string) {
  if (!address || !origin || !URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return /^https?:$/.test(protocol) ? href : undefined;
}
