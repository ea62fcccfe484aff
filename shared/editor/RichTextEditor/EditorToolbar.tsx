import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import styles from './EditorToolbar.module.css';
import { TableTools } from './TableTools';
import { ToolButton } from './ToolButton';
import { useTools, type Tool } from './useTools';

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
