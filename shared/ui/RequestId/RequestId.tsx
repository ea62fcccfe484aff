import { copyText } from '@campus/shared/browser/useCopy';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RequestId.module.css';

interface RequestIdProps {
  /** Of the request that failed: support finds it in the logs. */
  id: string;
  ref?: Ref<HTMLSpanElement>;
}

/** What to tell support; where the browser does not copy, it can be selected. */
export function RequestId({ id, ref }: RequestIdProps) {
  const { t } = useTranslation('shared');
  const [isCopied, setCopied] = useState(false);
  const onCopy = async () => setCopied(await copyText(id));
  return (
    <span ref={ref} className={styles.request}>
      <span>
        {t('requestId.label')} <code className={styles.id}>{id}</code>
      </span>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t('requestId.copy')}
        onClick={() => void onCopy()}
      />
      <span role="status" className="visually-hidden">
        {isCopied && t('requestId.copied')}
      </span>
    </span>
  );
}
