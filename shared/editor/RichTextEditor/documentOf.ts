import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { getSchema, type Editor, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { extensions } from './extensions';

/** HTML as a document. Tiptap itself would parse the string, which Trusted Types forbid. */
export function documentOf(html: string): JSONContent | null {
  const text = parseSafeHtml(html);
  if (!text) return null;
  return DOMParser.fromSchema(getSchema(extensions)).parse(text).toJSON() as JSONContent;
}

/** Whether two writings are one text: the server puts attributes and slashes in its own way. */
export const isSameText = (one: string, other: string) =>
  JSON.stringify(documentOf(one)) === JSON.stringify(documentOf(other));

/** The document as HTML: nothing when nothing was written, no blank lines after the end. */
export const htmlOf = (editor: Editor) =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
