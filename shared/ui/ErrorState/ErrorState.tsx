import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { RequestId } from '@campus/shared/ui/RequestId';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../EmptyState/EmptyState.module.css';

interface ErrorStateProps {
  title?: string;
  text?: string;
  requestId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, requestId, onRetry, isRetrying, ref } = props;
  const { t } = useTranslation('shared');
  return (
    <div ref={ref} role="alert" className={styles.state}>
      <span className={styles.sign} data-tone="danger">
        <Icon name="alert" size={32} />
      </span>
      <h2 className={styles.title}>{title ?? t('failure.title')}</h2>
      <p className={styles.text}>{text ?? t('failure.text')}</p>
      {onRetry && (
        <Button variant="soft" icon="retry" busy={isRetrying} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )}
      {requestId && <RequestId id={requestId} />}
    </div>
  );
}
