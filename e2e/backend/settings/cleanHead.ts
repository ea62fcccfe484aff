import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { Refusal } from '../Refusal';

const allowed: Record<string, string[]> = {
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'type', 'sizes', 'media', 'as', 'title', 'hreflang'],
  script: ['src', 'type', 'async', 'defer'],
};
const integrity = ['integrity', 'crossorigin'];
const attributesOf = (tag: string) => [...(allowed[tag] ?? []), ...integrity];

const isAddress = (text = '') => /^(https:\/\/|\/(?![/\\]))/.test(text);
const isHash = (text = '') => /^(sha(256|384|512)-[\w+/=]+\s*)+$/.test(text);

/** What is wrong with a tag, in the words of the markup itself; nothing where it is right. */
function problemOf(tag: string, attributes: Attributes) {
  if (!allowed[tag]) return `<${tag}>`;
  const names = Object.keys(attributes);
  const alien = names.find((name) => !attributesOf(tag).includes(name));
  if (alien) return `<${tag} ${alien}>`;
  if (tag === 'link' && !isAddress(attributes.href)) return '<link href>';
  if (tag !== 'script') return undefined;
  if (!isAddress(attributes.src)) return '<script src>';
  return isHash(attributes.integrity) ? undefined : '<script integrity>';
}

/**
 * Markup for the head of every page: meta, link, and scripts that name their hash. It is written
 * anew from what was understood, so that a browser cannot understand something else.
 * @throws Refusal 422 HEAD_TAG with the first tag that has no place there.
 */
export function cleanHead(html: string) {
  const problems: string[] = [];
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(
      Object.keys(allowed).map((tag) => [tag, attributesOf(tag)]),
    ),
    allowedSchemes: ['https'],
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      const problem = problemOf(tag, attributes);
      if (problem) problems.push(problem);
    },
    textFilter: (text) => {
      if (text.trim()) problems.push(text.trim().slice(0, 40));
      return '';
    },
    // A script has an address or a text, not both.
    exclusiveFilter: ({ tag, text }) => {
      if (tag === 'script' && text.trim()) problems.push('<script>…</script>');
      return false;
    },
  });
  if (problems[0] === undefined) return clean.trim();
  throw new Refusal(422, 'HEAD_TAG', {
    fields: { value: 'HEAD_TAG' },
    params: { tag: problems[0] },
  });
}
