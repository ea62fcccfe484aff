import { TextForm, type TextWords } from '@campus/shared/bilingual/TextForm';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextHistory } from './TextHistory';
import type { TextRow } from './textRows';
import styles from './translations.module.css';
import type { Texts } from './useTexts';

interface TextEditorProps extends Pick<Texts, 'ids' | 'keep'> {
  row: TextRow;
  owner: string;
  onClose: () => void;
}

/** A text in its row: Escape leaves it, and asks first where words would be lost. */
export function TextEditor({ row, owner, ids, keep, onClose }: TextEditorProps) {
  const { t } = useTranslation('admin-users');
  const notify = useClientStore((state) => state.notify);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const words: TextWords = (word, values) => t(`translations.form.${word}`, { ...values });
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed in a window above it come along the tree of React, too.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Escape' || !isOwn || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      <div role="group" aria-label={row.mnemonic} onKeyDown={onKeyDown}>
        <Stack gap={4}>
          <p className={styles.editing}>
            <code className={styles.mnemonic}>{row.mnemonic}</code>
            <span className={styles.owner}>{owner}</span>
          </p>
          <TextForm
            {...{ text: row, ids, words }}
            firstField="ru"
            onDone={(saved) => {
              keep(saved);
              notify({ tone: 'success', text: t('translations.saved', { key: row.mnemonic }) });
              onClose();
            }}
            onCancel={leave}
            onDirty={setDirty}
          />
          <TextHistory mnemonic={row.mnemonic} ids={ids} />
        </Stack>
      </div>
      <DiscardDialog open={isAsking} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </>
  );
}
