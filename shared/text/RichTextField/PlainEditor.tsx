import { Button } from '@campus/shared/ui/Button';
import { useState, type ComponentProps, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fromLines, isPlain, toLines } from './plainText';
import styles from './PlainEditor.module.css';

interface PlainEditorProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'className'
> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (html: string) => void;
  /** Without it only a reload of the page can help. */
  onRetry?: () => void;
}

/** Takes over where the editor did not load: paragraphs as lines, anything richer as its source. */
export function PlainEditor({ value, onChange, onRetry, ...control }: PlainEditorProps) {
  const { t } = useTranslation('shared');
  const [asLines] = useState(() => isPlain(value));
  const [typed, setTyped] = useState(() => (asLines ? toLines(value) : value));
  return (
    <div className={styles.plain}>
      <p role="status" className={styles.note}>
        {t(asLines ? 'editor.plain' : 'editor.source')}{' '}
        {onRetry ? (
          <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
            {t('editor.retry')}
          </Button>
        ) : (
          t('editor.reload')
        )}
      </p>
      <textarea
        {...control}
        className={styles.area}
        rows={10}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(asLines ? fromLines(target.value) : target.value);
        }}
      />
    </div>
  );
}
