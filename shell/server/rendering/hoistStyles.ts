/**
 * Moves styles of elements into rules of a style sheet: the policy of the page takes a sheet with
 * a nonce, and no attribute. In what React writes, a quote in a text is never a quote.
 */
export function hoistStyles(html: string): { html: string; sheet: string } {
  const names = new Map<string, string>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? String(names.size);
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-style="${name}"]{${unescaped(style)}}`);
  return { html: lifted, sheet: rules.join('') };
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
};

/** A `<` stays as it is written: it could end the sheet. */
const unescaped = (text: string) =>
  text.replace(/&(amp|quot|gt|#x27);/g, (found) => characters[found] ?? found);
