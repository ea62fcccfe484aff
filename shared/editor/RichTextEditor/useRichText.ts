import { richTextLook } from '@campus/shared/text/richTextLook';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { documentOf, htmlOf, isSameText } from './documentOf';
import { extensions } from './extensions';

type OnFiles = ((files: readonly File[]) => void) | undefined;

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];

function caretTo(view: EditorView, { clientX: left, clientY: top }: DragEvent) {
  const place = view.posAtCoords({ left, top });
  if (!place) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}

/** Word puts a picture of the words beside the words, and a Mac the names beside the files. */
function isOfWords(data: DataTransfer | null, files: readonly File[]) {
  const words = data?.getData('text/plain').trim() ?? '';
  return words !== '' && words.split(/\s*[\r\n]\s*/).some((line) => !isNameOf(line, files));
}

const isNameOf = (line: string, files: readonly File[]) =>
  files.some(({ name }) => line.normalize() === name.normalize());

/** Files out of the clipboard come where the caret is. */
function takePasted(view: EditorView, event: ClipboardEvent, onFiles: OnFiles) {
  const files = filesIn(event.clipboardData);
  if (files.length === 0 || !view.editable || isOfWords(event.clipboardData, files)) return false;
  event.preventDefault();
  onFiles?.(files);
  return true;
}

/** Dropped ones come where they were let go; the browser would open them in place of the page. */
function takeDropped(view: EditorView, event: DragEvent, onFiles: OnFiles) {
  const files = filesIn(event.dataTransfer);
  if (files.length === 0 || view.dragging) return false;
  event.preventDefault();
  if (!view.editable || !onFiles) return true;
  caretTo(view, event);
  onFiles(files);
  return true;
}

export interface RichTextOptions {
  value: string;
  /** Hears the HTML and how many characters of text there are in it. */
  onChange: (html: string, characters: number) => void;
  onBlur?: () => void;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** The language of the text, for its spelling and its sound. */
  lang?: string;
  disabled?: boolean;
}

interface Wishes {
  onLink: () => void;
  /** Files that were pasted or dropped, whatever they are; without it such are left out. */
  onFiles: OnFiles;
}

const attributesOf = (options: RichTextOptions) => {
  const { id, lang, disabled } = options;
  const attributes = {
    id,
    lang,
    role: 'textbox',
    class: richTextLook,
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-label': options['aria-label'],
    'aria-labelledby': options['aria-labelledby'],
    'aria-describedby': options['aria-describedby'],
    'aria-invalid': options['aria-invalid'] && 'true',
    'aria-disabled': disabled ? 'true' : undefined,
  };
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(given));
};

/** The editor, kept in step with the value, the attributes and the keys that a field has. */
export function useRichText(
  options: RichTextOptions,
  ref: Ref<HTMLElement | undefined> | undefined,
  wishes: Wishes,
) {
  const { value, onChange, onBlur, disabled = false } = options;
  const written = useRef(value);
  const [content] = useState(() => documentOf(value));
  const wished = useRef(wishes);
  useEffect(() => {
    wished.current = wishes;
  });
  const attributes = attributesOf(options);
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributes) as Record<string, string>,
      handleDOMEvents: {
        paste: (view: EditorView, event: ClipboardEvent) =>
          takePasted(view, event, wished.current.onFiles),
        drop: (view: EditorView, event: DragEvent) =>
          takeDropped(view, event, wished.current.onFiles),
      },
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        const isLink = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
        if (isLink) {
          event.preventDefault();
          // The browser tells of a selection a moment later, and a moment later it is too late.
          setTimeout(() => wished.current.onLink());
        }
        return isLink;
      },
    }),
    [attributes],
  );
  // Where there is no document there is no editor either, whatever its type says.
  const editor: Editor | null = useEditor({
    extensions,
    content,
    editable: !disabled,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      written.current = htmlOf(changed);
      onChange(written.current, changed.state.doc.textContent.length);
    },
    onBlur,
  });

  // The form was reset or its data came: what was typed here is already the value.
  useEffect(() => {
    if (!editor || value === written.current) return;
    const isTyped = isSameText(value, written.current);
    written.current = value;
    // A saved text comes back in other writing: put in anew, it would throw the caret to its end.
    if (isTyped) return;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  useImperativeHandle(ref, () => editor?.view.dom, [editor]);
  return { editor };
}
