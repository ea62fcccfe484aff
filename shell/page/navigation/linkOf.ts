/** The link to another page of ours that an event happened in, if the router would follow it. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return undefined;
  return link.hasAttribute('download') || link.target === '_blank' ? undefined : link;
}
