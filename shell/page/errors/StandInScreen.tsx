import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { Screen } from '@campus/shared/ui/Screen';
import type { ComponentProps, ReactNode } from 'react';
import styles from './StandInScreen.module.css';

interface StandInScreenProps {
  icon: IconName;
  title: string;
  /** Why, in a sentence. */
  text: string;
  state?: ComponentProps<typeof Screen>['state'];
  /** What to do: the strong button first. */
  actions: ReactNode;
  children?: ReactNode;
}

/** In place of a screen that is missing, closed or out of reach: why, and what to do about it. */
export function StandInScreen({ icon, actions, children, text, ...screen }: StandInScreenProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.sign}>
        <Icon name={icon} size={32} />
      </span>
      <Screen {...screen} lead={text} width="narrow">
        <div className={styles.ways}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Screen>
    </div>
  );
}
