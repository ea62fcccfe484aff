import { Icon } from '@campus/shared/ui/Icon';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TopicHint.module.css';
import type { TicketFormControl } from './useTicketForm';

interface TopicHintProps {
  form: TicketFormControl;
}

/** What to write so that the first answer already helps; another topic, another hint. */
export function TopicHint({ form }: TopicHintProps) {
  const { t } = useTranslation('support');
  const [topic, setTopic] = useState('');
  useEffect(
    () =>
      form.subscribe({
        name: 'category',
        formState: { values: true },
        callback: ({ values }) => setTopic(values.category ?? ''),
      }),
    [form],
  );
  return (
    <div aria-live="polite" className={styles.place}>
      {topic && (
        <p className={styles.hint}>
          <Icon name="info" />
          <span>
            <strong>{t('form.hintTitle')}</strong> {t(`topic.${topic}.hint`)}
          </span>
        </p>
      )}
    </div>
  );
}
