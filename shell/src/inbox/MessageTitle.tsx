import type { InboxMessage } from '@campus/shared/contract/notification';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { linkKind } from '../layout/linkKind';
import styles from './inbox.module.css';

interface MessageTitleProps {
  message: InboxMessage;
  kind: ReturnType<typeof linkKind>;
  isWhole: boolean;
  textId: string;
  onToggle: () => void;
  onFollow: (isOwn: boolean) => void;
}

/** Leads where the message leads, or opens its text where it leads nowhere. */
export function MessageTitle(props: MessageTitleProps) {
  const { message, kind, isWhole, textId, onToggle, onFollow } = props;
  const { t } = useTranslation('shared');
  const { title, link } = message;
  if (kind === 'own')
    return (
      <Link to={link ?? ''} className={styles.title} onClick={() => onFollow(true)}>
        {title}
      </Link>
    );
  if (kind === 'site')
    return (
      <a
        href={link ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.title}
        onClick={() => onFollow(false)}
      >
        {title} <Icon name="external" size={16} />
        <span className="visually-hidden"> {t('opensInNewTab')}</span>
      </a>
    );
  return (
    <button
      type="button"
      className={styles.title}
      aria-expanded={isWhole}
      aria-controls={textId}
      onClick={onToggle}
    >
      {title}
    </button>
  );
}
