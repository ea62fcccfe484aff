import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ToolIconName } from './toolIcons';

export interface Tool {
  icon: ToolIconName;
  name: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** What is on at the caret, so that the toolbar renders only when that changes. */
const stateOf = (editor: Editor) => ({
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  image: editor.isActive('image'),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The tools that need nothing but the text, in groups; the state of the caret beside them. */
export function useTools(editor: Editor) {
  const state = useEditorState({ editor, selector: () => stateOf(editor) });
  const at = () => editor.chain().focus();
  const headings: Tool[] = ([2, 3] as const).map((level) => ({
    icon: `heading${level}`,
    name: `heading${level}`,
    keys: `Control+Alt+${level}`,
    pressed: state[`heading${level}`],
    run: () => at().toggleHeading({ level }).run(),
  }));
  const marks: Tool[] = [
    tool('bold', state.bold, () => at().toggleBold().run(), 'Control+B'),
    tool('italic', state.italic, () => at().toggleItalic().run(), 'Control+I'),
  ];
  const blocks: Tool[] = [
    tool('bullets', state.bullets, () => at().toggleBulletList().run(), 'Control+Shift+8'),
    tool('numbers', state.numbers, () => at().toggleOrderedList().run(), 'Control+Shift+7'),
    tool('quote', state.quote, () => at().toggleBlockquote().run(), 'Control+Shift+B'),
  ];
  const history: Tool[] = [
    { ...tool('undo', undefined, () => at().undo().run(), 'Control+Z'), disabled: !state.canUndo },
    {
      ...tool('redo', undefined, () => at().redo().run(), 'Control+Shift+Z'),
      disabled: !state.canRedo,
    },
    tool('clear', undefined, () => at().unsetAllMarks().clearNodes().run()),
  ];
  return { headings, marks, blocks, history, state };
}

const tool = (
  icon: ToolIconName,
  pressed: boolean | undefined,
  run: () => void,
  keys?: string,
): Tool => ({ icon, name: icon, pressed, run, keys });
