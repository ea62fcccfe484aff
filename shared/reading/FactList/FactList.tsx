import { AddressText } from '@campus/shared/ui/AddressText';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  icon: IconName;
  term: string;
  value: ReactNode;
}

interface FactListProps {
  ref?: Ref<HTMLDListElement>;
  facts: readonly Fact[];
}

/** Facts whose names the icons stand for; a screen reader hears the names. */
export const FactList = ({ ref, facts }: FactListProps) => (
  <dl ref={ref} className={styles.list}>
    {facts.map(({ icon, term, value }) => (
      <div key={term} className={styles.fact}>
        <dt>
          <Icon name={icon} />
          <span className="visually-hidden">{term}</span>
        </dt>
        <dd className={styles.value}>
          {typeof value === 'string' ? <AddressText>{value}</AddressText> : value}
        </dd>
      </div>
    ))}
  </dl>
);
