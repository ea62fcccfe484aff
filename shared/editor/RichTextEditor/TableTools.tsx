import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import styles from './EditorToolbar.module.css';

const commands = {
  addRow: 'addRowAfter',
  removeRow: 'deleteRow',
  addColumn: 'addColumnAfter',
  removeColumn: 'deleteColumn',
  removeTable: 'deleteTable',
} as const;

const names = Object.keys(commands) as (keyof typeof commands)[];

/** Shown while the caret is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
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
