import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Icon } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../EmptyState/EmptyState.module.css';

interface NoAccessProps {
  /** Which right is missing, in the server's words. */
  text?: string;
  /** What else there is to do, before the way home. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function NoAccess({ text, children, ref }: NoAccessProps) {
  const { t } = useTranslation('shared');
  return (
    <div ref={ref} role="alert" className={styles.state}>
      <span className={styles.sign} data-tone="warning">
        <Icon name="lock" size={32} />
      </span>
      <h2 className={styles.title}>{t('noAccess.title')}</h2>
      <p className={styles.text}>{text || t('noAccess.text')}</p>
      {children}
      <ButtonLink to="/" variant="soft">
        {t('noAccess.home')}
      </ButtonLink>
    </div>
  );
}
