import { richTextScopes, ownPicture } from '@campus/shared/contract/richText';
import { Extension, type AnyExtension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedAddress } from './address';
import { pastedSlice } from './pastedSlice';

const closely = (text: string) => text.replace(/\s+/g, '');
const textOf = ({ content }: Slice) => closely(content.textBetween(0, content.size));

/** Where pictures come from and links lead, which no words say. */
function addressesOf({ content }: Slice) {
  const found: unknown[] = [];
  content.descendants(({ attrs, marks }) => {
    found.push(attrs.src, ...marks.map((mark) => mark.attrs.href as unknown));
  });
  return found.filter(Boolean).join(' ');
}

/** Whether what stands in two pieces is the same, however they were parsed. */
const isAlike = (one: Slice, other: Slice) =>
  textOf(one) === textOf(other) && addressesOf(one) === addressesOf(other);

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
function cleanPaste() {
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
    const parsed = pastedSlice(view.state, html);
    // Since it was copied here, something else may have been copied elsewhere, or dragged.
    const isOurs = copied && html.includes('data-pm-slice') && isAlike(copied, parsed);
    const slice = copied && isOurs ? copied : parsed;
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

const imageOf = (element: Element) =>
  element.localName === 'img' ? element : element.querySelector('img');

const isOwn = (element: Element) => ownPicture.test(imageOf(element)?.getAttribute('src') ?? '');

const ofImage = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => imageOf(element)?.getAttribute(name),
});

/** A picture of our own files, with a caption or without. */
const picture = Image.extend({
  addAttributes: () => ({
    src: ofImage('src'),
    alt: { ...ofImage('alt'), default: '' },
    width: ofImage('width'),
    height: ofImage('height'),
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element: Element) => element.querySelector('figcaption')?.textContent,
    },
  }),

  parseHTML: () =>
    ['figure', 'img'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (isOwn(element) ? null : false),
    })),

  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs as { caption: string };
    return caption
      ? ['figure', ['img', HTMLAttributes], ['figcaption', caption]]
      : ['img', HTMLAttributes];
  },
});

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

const scope = {
  default: 'col',
  parseHTML: (cell: Element) => {
    const value = cell.getAttribute('scope');
    return value && richTextScopes.includes(value) ? value : null;
  },
};

const caption = {
  default: '',
  rendered: false,
  parseHTML: (table: Element) => table.querySelector('caption')?.textContent,
};

/** Tables without widths and alignment, which the server drops; a caption is kept as it came. */
const tableParts = [
  Table.configure({ View: null }).extend({
    addAttributes: () => ({ caption }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML({ node }) {
      const { caption: words } = node.attrs as { caption: string };
      return words
        ? ['table', ['caption', { contenteditable: 'false' }, words], ['tbody', 0]]
        : ['table', ['tbody', 0]];
    },
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope }) }),
];

/** While an address is typed, the words that will get it stay marked; the browser forgets them. */
const persistentSelection = Extension.create({
  name: 'persistentSelection',
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

/**
 * The server drops `start` of a list and the language of a code block, so they are not written. Into
 * links it writes a `rel` of its own: without it a text would be another one once it is saved.
 */
const plain: Record<string, object> = {
  link: {
    addAttributes: () => ({
      href: { default: null, parseHTML: (link: Element) => link.getAttribute('href') },
      rel: { default: 'noopener', parseHTML: () => 'noopener' },
    }),
  },
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
    isAllowedUri: isAllowedAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});

const paste = Extension.create({
  name: 'cleanPaste',
  priority: 1000,
  addProseMirrorPlugins: () => [cleanPaste()],
});

/** Everything that can stand in a text: exactly what the server keeps, see `richTextTags`. */
export const extensions = [kit, picture, ...tableParts, paste, persistentSelection];
