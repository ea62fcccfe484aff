import type { Appearance } from './Appearance';
import { rootAttributes } from './rootAttributes';

/** Changes the page in place; the server has written the same attributes for the next one. */
export function showAppearance(root: HTMLElement, appearance: Appearance) {
  for (const [name, value] of Object.entries(rootAttributes(appearance)))
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
}
