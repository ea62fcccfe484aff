import { TextForm, type TextWords } from '@campus/shared/bilingual/TextForm';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const area = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  useEffect(() => {
    const { current } = area;
    const listen = (event: KeyboardEvent) => onKey(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <div ref={area} role="group" aria-label={row.mnemonic}>
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
