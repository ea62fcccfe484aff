import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

export type OnFiles = ((files: readonly File[]) => void) | undefined;

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

function caretTo(view: EditorView, { clientX: left, clientY: top }: DragEvent) {
  const place = view.posAtCoords({ left, top });
  if (!place) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}

/** Pictures out of the clipboard come where the caret is. */
export function takePasted(view: EditorView, event: ClipboardEvent, onFiles: OnFiles) {
  const files = picturesIn(event.clipboardData);
  // Word puts a picture of the words beside the words.
  const isOfWords = !!event.clipboardData?.getData('text/plain');
  if (files.length === 0 || !onFiles || !view.editable || isOfWords) return false;
  event.preventDefault();
  onFiles(files);
  return true;
}

/** Dropped ones come where they were let go. */
export function takeDropped(view: EditorView, event: DragEvent, onFiles: OnFiles) {
  const files = picturesIn(event.dataTransfer);
  if (files.length === 0 || !onFiles || !view.editable || view.dragging) return false;
  event.preventDefault();
  caretTo(view, event);
  onFiles(files);
  return true;
}
