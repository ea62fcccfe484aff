import type { CampusCard } from '@campus/shared/contract/cards/calls';
import type { ComponentPropsWithRef } from 'react';
import styles from './CardPlate.module.css';
import { Guilloche } from './Guilloche';

interface CardPlateProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  status: CampusCard['status'];
}

/** The blank of a card, 85.6 by 54 at every width; it grows where enlarged text needs it. */
export function CardPlate({ status, children, ...rest }: CardPlateProps) {
  return (
    <div {...rest} className={styles.plate}>
      <div className={styles.sheet} data-status={status}>
        <Guilloche />
        {children}
      </div>
    </div>
  );
}
