import type { PageHead } from '@campus/shared/remote/headTags';
import { scriptJson } from '@campus/shared/remote/scriptJson';

interface Policy {
  createScript: (json: string) => string;
}
interface Types {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

/** Whatever it is given comes out as JSON, which does nothing even where it is read as code. */
const rules: Policy = { createScript: (json) => scriptJson(JSON.parse(json)) };

/** Made at once, before any remote runs: nobody else can take its name. */
function createPolicy() {
  try {
    return (globalThis as Types).trustedTypes?.createPolicy('campus-data', rules) ?? rules;
  } catch {
    // A server that is older than this page does not admit it.
    return undefined;
  }
}

const policy = createPolicy();

/**
 * Puts data into a script element, which browsers take for code until somebody vouches for it.
 * False when the element cannot be made to say it.
 */
function writeData(element: Element, json: string) {
  if (!(element instanceof HTMLScriptElement)) return false;
  if (element.text === json) return true;
  if (policy) element.text = policy.createScript(json);
  return policy !== undefined;
}

const ownTags = () =>
  new Map(
    [...document.head.querySelectorAll('[data-head]')].map(
      (element) => [element.getAttribute('data-head'), element] as const,
    ),
  );

const pageOf = (href: string | null) => href?.split('?')[0];

/** A search engine that runs scripts must read the canonical address that the server has written. */
const isAsWritten = (element: Element, name: string, value: string) =>
  name === 'href' && element.getAttribute('rel') === 'canonical'
    ? pageOf(element.getAttribute(name)) === pageOf(value)
    : element.getAttribute(name) === value;

/** Turns the head of the open document into this one; what the page leaves out does not stay. */
export function showHead({ title, tags }: PageHead) {
  document.title = title;
  const left = ownTags();
  for (const { name, attributes, json } of tags) {
    const key = attributes['data-head'] ?? null;
    const element = left.get(key) ?? document.createElement(name);
    left.delete(key);
    for (const [attribute, value] of Object.entries(attributes))
      if (!isAsWritten(element, attribute, value)) element.setAttribute(attribute, value);
    // After its type: until then a script is code.
    const isSaid = json === undefined || writeData(element, json);
    if (!isSaid) element.remove();
    else if (!element.isConnected) document.head.append(element);
  }
  for (const element of left.values()) element.remove();
}
