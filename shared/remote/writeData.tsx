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
export function writeData(element: Element, json: string) {
  if (!(element instanceof HTMLScriptElement)) return false;
  if (element.text === json) return true;
  if (policy) element.text = policy.createScript(json);
  return policy !== undefined;
}
