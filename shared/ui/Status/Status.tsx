import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import styles from './Status.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

interface StatusProps {
  tone: Tone;
  icon?: IconName;
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

const usual: Record<Tone, IconName> = {
  neutral: 'clock',
  success: 'check',
  warning: 'alert',
  danger: 'close',
  info: 'info',
  accent: 'spark',
};

/** Icon, word and colour together: none of them is ever the only sign. */
export function Status({ tone, icon = usual[tone], children, ref }: StatusProps) {
  return (
    <span ref={ref} className={styles.status} data-tone={tone}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
