import {
  nonTextTags,
  richTextAttributes,
  richTextSchemes,
  richTextSynonyms,
  richTextTags,
} from '@campus/shared/contract/richText';
import DOMPurify from 'dompurify';

const schemes = richTextSchemes.join('|');
/** A known scheme or our own site; `//host` and `/\host` are other sites in disguise. */
const address = new RegExp(
  String.raw`^(?:(?:${schemes}):|/(?![/\\])|[^a-z/\\]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
  'i',
);

const rules = {
  ALLOWED_TAGS: [...richTextTags, ...Object.keys(richTextSynonyms)],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: address,
  ADD_FORBID_CONTENTS: nonTextTags,
};

interface Extras {
  /** Kept for the caller to make sense of; none of it may be shown. */
  tags?: string[];
  attributes?: string[];
}

/** Only what we show is written under our names: what comes as h1 is an h2 here. */
function withOurNames(text: DocumentFragment) {
  for (const element of text.querySelectorAll(Object.keys(richTextSynonyms).join())) {
    const ours = element.ownerDocument.createElement(richTextSynonyms[element.localName] ?? 'p');
    for (const { name, value } of element.attributes) ours.setAttribute(name, value);
    ours.append(...element.childNodes);
    element.replaceWith(ours);
  }
  return text;
}

/**
 * The second lock on a text that the server has cleaned already, and the first one on a pasted
 * text. A tree, not a string: nothing has to be parsed again, so Trusted Types have nothing to
 * forbid. Where there is no document, there is nothing to show either.
 */
export function parseSafeHtml(html: string, also: Extras = {}): DocumentFragment | null {
  if (!DOMPurify.isSupported) return null;
  const { tags: ADD_TAGS = [], attributes: ADD_ATTR = [] } = also;
  const extras = { ADD_TAGS, ADD_ATTR, ADD_URI_SAFE_ATTR: ADD_ATTR };
  return withOurNames(DOMPurify.sanitize(html, { ...rules, ...extras, RETURN_DOM_FRAGMENT: true }));
}
