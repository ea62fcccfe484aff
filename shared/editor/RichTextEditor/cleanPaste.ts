import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { pastedSlice } from './pastedSlice';

const closely = (text: string) => text.replace(/\s+/g, '');
const textOf = ({ content }: Slice) => closely(content.textBetween(0, content.size));

function insert(view: EditorView, slice: Slice) {
  const { tr } = view.state;
  const { firstChild, childCount } = slice.content;
  const isOneNode = firstChild && childCount === 1 && !slice.openStart && !slice.openEnd;
  const done = isOneNode ? tr.replaceSelectionWith(firstChild) : tr.replaceSelection(slice);
  view.dispatch(done.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

/** What is dragged inside the text moves by itself; this is what comes from elsewhere. */
function onDrop(view: EditorView, event: DragEvent) {
  const html = event.dataTransfer?.getData('text/html');
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!html || !place || !view.editable || view.dragging) return false;
  event.preventDefault();
  const slice = pastedSlice(view.state, html);
  const at = dropPoint(view.state.doc, place.pos, slice) ?? place.pos;
  view.dispatch(view.state.tr.replaceRange(at, at, slice).setMeta('uiEvent', 'drop'));
  view.focus();
  return true;
}

/**
 * ProseMirror parses pasted HTML by itself, which Trusted Types forbid; here it is cleaned to what
 * the server keeps and taken as a tree. What was copied here is pasted just as it was.
 */
export function cleanPaste() {
  let copied: Slice | undefined;
  let isPlainWanted = false;

  const onKey = (_: EditorView, { shiftKey, key }: KeyboardEvent) => {
    isPlainWanted = shiftKey && key !== 'Insert';
  };

  function onPaste(view: EditorView, event: ClipboardEvent) {
    const html = event.clipboardData?.getData('text/html');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isCode = view.state.selection.$from.parent.type.spec.code;
    // Without markup ProseMirror makes paragraphs of the lines, and parses nothing.
    if (!html || !view.editable || (text && (isPlainWanted || isCode))) return false;
    event.preventDefault();
    const isOurs = copied && html.includes('data-pm-slice') && textOf(copied) === closely(text);
    const slice = copied && isOurs ? copied : pastedSlice(view.state, html);
    if (!view.someProp('handlePaste', (handle) => handle(view, event, slice))) insert(view, slice);
    return true;
  }

  return new Plugin({
    props: {
      transformCopied: (slice) => (copied = slice),
      handleDOMEvents: { keydown: onKey, keyup: onKey, paste: onPaste, drop: onDrop },
    },
  });
}
