import { Extension, type AnyExtension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isKeptAddress } from './address';
import { cleanPaste } from './cleanPaste';
import { keptSelection } from './keptSelection';
import { picture } from './picture';
import { tableParts } from './tableParts';

/** The server drops `start` of a list and the language of a code block, so they are not written. */
const plain: Record<string, object> = {
  orderedList: { addAttributes: () => ({}), renderHTML: () => ['ol', 0] },
  codeBlock: { renderHTML: () => ['pre', ['code', 0]] },
};

const kit = StarterKit.extend({
  addExtensions() {
    const extensions: AnyExtension[] = this.parent?.() ?? [];
    return extensions.map((extension) => {
      const change = plain[extension.name];
      return change ? (extension as Extension).extend(change) : extension;
    });
  },
}).configure({
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: isKeptAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});

const paste = Extension.create({
  name: 'cleanPaste',
  priority: 1000,
  addProseMirrorPlugins: () => [cleanPaste()],
});

/** Everything that can stand in a text: exactly what the server keeps, see `richTextTags`. */
export const extensions = [kit, picture, ...tableParts, paste, keptSelection];
