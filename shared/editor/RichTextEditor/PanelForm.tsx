import { Button } from '@campus/shared/ui/Button';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  type HTMLInputAutoCompleteAttribute,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PanelForm.module.css';

interface PanelFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  inputMode?: 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A field of the strip, which belongs to no form. */
export function PanelField({ label, value, onChange, hint, error, ...native }: PanelFieldProps) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...native}
        id={id}
        type="text"
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={words && `${id}-words`}
      />
      {words && (
        <p
          id={`${id}-words`}
          className={styles.words}
          data-error={!!error || undefined}
          role={error ? 'alert' : undefined}
        >
          {words}
        </p>
      )}
    </div>
  );
}

interface PanelFormProps {
  label: string;
  onApply: () => void;
  onClose: () => void;
  /** Stands beside the usual two buttons. */
  extra?: ReactNode;
  /** Asked as it appears; where it came by itself, whoever writes on keeps the focus. */
  mayFocus?: () => boolean;
  children: ReactNode;
}

const always = () => true;

/**
 * A strip under the toolbar for a few words. It is no form element: it stands inside the form that
 * the text is a field of, and Enter here must not send that one.
 */
export function PanelForm(props: PanelFormProps) {
  const { label, onApply, onClose, extra, mayFocus = always, children } = props;
  const { t } = useTranslation('shared');
  const panel = useRef<HTMLDivElement>(null);
  const isWanted = useEffectEvent(mayFocus);
  useEffect(() => {
    if (!isWanted()) return;
    const first = panel.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isTyping)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onApply();
    else onClose();
  };
  return (
    <div ref={panel} role="group" aria-label={label} className={styles.panel}>
      <div className={styles.fields} onKeyDown={onKeyDown} role="presentation">
        {children}
        <div className={styles.actions}>
          <Button size="s" onClick={onApply}>
            {t('editor.apply')}
          </Button>
          {extra}
          <Button size="s" variant="ghost" onClick={onClose}>
            {t('editor.cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
