import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** While an address is typed, the words that will get it stay marked; the browser forgets them. */
export const keptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ selection: { empty, from, to }, doc }) {
            if (empty || editor.isFocused) return null;
            return DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'kept' })]);
          },
        },
      }),
    ];
  },
});
