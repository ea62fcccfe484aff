import type { Editor, EditorEvents } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What a picture is called and what can be seen on it. */
export type ImageWords = Record<'alt' | 'caption', string>;

/** Does what whoever leaves the open panel for another would lose. */
export type LeavingRef = RefObject<(() => void) | undefined>;

interface OwnPicture {
  editor: Editor;
  isNew: boolean;
  leavingRef: LeavingRef;
  onLeave: () => ImageWords | undefined;
}

/** Whoever goes on to another place has finished: the words stay with the picture that they are about. */
export function useOwnPicture({ editor, isNew, leavingRef, onLeave }: OwnPicture) {
  const place = useRef(editor.state.selection.from);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isNew) return undefined;
    const finish = (isDeleted = false) => {
      editor.off('transaction', follow);
      const words = leave();
      const { doc, tr } = editor.state;
      const node = isDeleted ? null : doc.nodeAt(place.current);
      if (words && node?.type.name === 'image')
        editor.view.dispatch(tr.setNodeMarkup(place.current, null, { ...node.attrs, ...words }));
    };
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      const { pos, deleted } = transaction.mapping.mapResult(place.current);
      place.current = pos;
      if (deleted || editor.state.selection.from !== pos || !editor.isActive('image'))
        finish(deleted);
    };
    editor.on('transaction', follow);
    leavingRef.current = finish;
    return () => {
      leavingRef.current = undefined;
      editor.off('transaction', follow);
    };
  }, [editor, isNew, leavingRef]);
}
