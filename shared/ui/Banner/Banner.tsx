import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Banner.module.css';

type Tone = 'info' | 'success' | 'warning' | 'danger';

interface BannerProps {
  ref?: Ref<HTMLDivElement>;
  tone: Tone;
  title?: string;
  children?: ReactNode;
  /** What to do about it: a Button or a ButtonLink, small. */
  action?: ReactNode;
  onClose?: () => void;
}

const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/**
 * A message that stays in its place on the page. Its role speaks up only when it appears later:
 * what the page came with is read in its turn.
 */
export function Banner({ ref, tone, title, children, action, onClose }: BannerProps) {
  const { t } = useTranslation('shared');
  return (
    <div
      ref={ref}
      className={styles.banner}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} size={24} />
      <div className={styles.content}>
        <div className={styles.words}>
          {title && <strong className={styles.title}>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onClose && <IconButton icon="close" label={t('toast.close')} onClick={onClose} />}
    </div>
  );
}
