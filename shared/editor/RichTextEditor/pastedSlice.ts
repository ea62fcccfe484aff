import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { DOMParser, Slice, type Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { tidyPasted } from './tidyPasted';

/** How deep a side may melt into the text around it; a cell of a table stays a cell. */
function openDepth(first: Node | null, side: 'firstChild' | 'lastChild', limit: number) {
  let depth = 0;
  for (let node = first; node && depth < limit && !node.type.spec.isolating; node = node[side])
    depth += 1;
  return depth;
}

// Not a lock, that one is `parseSafeHtml`: as soon as a style or a handler is parsed, the content
// policy refuses it aloud, and what a style says about the words is still needed.
const withoutStyles = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])(style|class|on\w+)\s*=/gi, '$1 data-$2='),
    );

/** Foreign markup as a piece of a document: cleaned, and read as its author saw it. */
export function pastedSlice({ schema, selection }: EditorState, html: string): Slice {
  const text = parseSafeHtml(withoutStyles(html), {
    tags: ['span'],
    attributes: ['data-style', 'data-class'],
  });
  if (!text) return Slice.empty;
  const parser = DOMParser.fromSchema(schema);
  const { content, openStart, openEnd } = parser.parseSlice(tidyPasted(text), {
    context: selection.$from,
  });
  return new Slice(
    content,
    openDepth(content.firstChild, 'firstChild', openStart),
    openDepth(content.lastChild, 'lastChild', openEnd),
  );
}
