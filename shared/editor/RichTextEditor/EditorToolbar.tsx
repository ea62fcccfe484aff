import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './EditorToolbar.module.css';

/** The toolbar’s own strokes on a 24 grid: they travel with the editor, not with every page. */
const toolIcons = {
  heading2: 'M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1',
  heading3:
    'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
  bold: 'M7 5h6.5a3.5 3.5 0 0 1 0 7H7zM7 12h7.5a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M18.5 5h-8M13.5 19h-8M15 5 9 19',
  link: 'M10 13.5a4.5 4.5 0 0 0 6.7.400l3-3a4.5 4.5 0 0 0-6.3-6.3l-1.6 1.5M14 10.5a4.5 4.5 0 0 0-6.7-.4l-3 3a4.5 4.5 0 0 0 6.3 6.3l1.6-1.5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 5.5l1.25-.75V9.5M4 14.5c0-1.6 2.5-1.6 2.5 0 0 1.25-2.5 2-2.5 3.5h2.75',
  quote: 'M17 6H4M20.5 12H9M20.5 18H9M4 12v6',
  image:
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM9 7.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5zM20 15l-4-4-9 9',
  table:
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM4 9.5h16M4 14.75h16M12 9.5V20',
  undo: 'M9 14 4.5 9.5 9 5M4.5 9.5H14a5.25 5.25 0 0 1 0 10.5h-3',
  redo: 'M15 14l4.5-4.5L15 5M19.5 9.5H10a5.25 5.25 0 0 0 0 10.5h3',
  clear: 'M5 7.5V5h14v2.5M12 5 9.5 14M6 19h6M15.5 15l4.5 4.5M20 15l-4.5 4.5',
} as const;

type ToolIconName = keyof typeof toolIcons;

interface Tool {
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
function useTools(editor: Editor) {
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

interface ToolButtonProps {
  icon: ToolIconName;
  label: string;
  /** As `Control+B`. */
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

const isApple = () => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

const shown = (keys: string) =>
  isApple()
    ? keys.replace('Control+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
    : keys.replace('Control', 'Ctrl');

/** The text keeps its selection while the mouse presses a button. */
const keepSelection = (event: { preventDefault: () => void }) => event.preventDefault();

function ToolButton({ icon, label, keys, pressed, disabled, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={keys && isApple() ? keys.replace('Control', 'Meta') : keys}
      aria-pressed={pressed}
      title={keys ? `${label} (${shown(keys)})` : label}
      disabled={disabled}
      onMouseDown={keepSelection}
      onClick={onPress}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={toolIcons[icon]} />
      </svg>
    </Toolbar.Button>
  );
}

const commands = {
  addRow: 'addRowAfter',
  removeRow: 'deleteRow',
  addColumn: 'addColumnAfter',
  removeColumn: 'deleteColumn',
  removeTable: 'deleteTable',
} as const;

const names = Object.keys(commands) as (keyof typeof commands)[];

/** Shown while the caret is in a table. */
function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('shared');
  return (
    <Toolbar.Root className={styles.bar} aria-label={t('editor.tableTools')}>
      {names.map((name) => (
        <Toolbar.Button
          key={name}
          className={styles.word}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[commands[name]]().run()}
        >
          {t(`editor.${name}`)}
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}

export type Panel = 'link' | 'image';

interface EditorToolbarProps {
  editor: Editor;
  disabled: boolean;
  panel: Panel | null;
  onLink: () => void;
  /** Without it there is no button for pictures. */
  onImage?: () => void;
}

/** One Tab stop; the arrows go from tool to tool. */
export function EditorToolbar({ editor, disabled, panel, onLink, onImage }: EditorToolbarProps) {
  const { t } = useTranslation('shared');
  const { headings, marks, blocks, history, state } = useTools(editor);
  const withLink: Tool[] = [
    ...marks,
    {
      icon: 'link',
      name: 'link',
      keys: 'Control+K',
      pressed: state.link || panel === 'link',
      run: onLink,
    },
  ];
  const things: Tool[] = [
    ...(onImage
      ? [
          {
            icon: 'image',
            name: state.image ? 'imageWords' : 'image',
            pressed: state.image || panel === 'image',
            run: onImage,
          } as const,
        ]
      : []),
    {
      icon: 'table',
      name: 'table',
      disabled: state.table,
      run: () => void editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
    },
  ];
  return (
    <div className={styles.tools}>
      <Toolbar.Root className={styles.bar} aria-label={t('editor.toolbar')} disabled={disabled}>
        {[headings, withLink, blocks, things, history].map((tools) => (
          <Toolbar.Group key={tools[0]?.icon} className={styles.group}>
            {tools.map(({ name, run, ...rest }) => (
              <ToolButton key={rest.icon} {...rest} label={t(`editor.${name}`)} onPress={run} />
            ))}
          </Toolbar.Group>
        ))}
      </Toolbar.Root>
      {state.table && !disabled && <TableTools editor={editor} />}
    </div>
  );
}
