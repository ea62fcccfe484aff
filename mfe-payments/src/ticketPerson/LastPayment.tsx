import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listHumanPayments } from '@campus/shared/contract/payments/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { PropsOf } from '@campus/shared/contract/place';
import type { ticketPerson } from '@campus/shared/contract/support/places';
import { useFormat } from '@campus/shared/format/useFormat';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../history/PaymentStatus';
import { useExpected } from '../history/useExpected';
import { usePeriod } from '../history/usePeriod';
import styles from './LastPayment.module.css';

/** What was sent last to who asks, beside the ticket that staff answer; else what is planned. */
export function LastPayment({ humanId }: PropsOf<typeof ticketPerson>) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const { period } = usePeriod();
  const expectedOf = useExpected();
  const heading = useId();
  const query = useCallQuery(listHumanPayments, { params: { id: humanId } });
  return (
    <Surface as="section" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading} className={styles.heading}>
          {t('ticketPerson.title')}
        </h2>
        <QueryView
          query={query}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{t('ticketPerson.none')}</p>}
          skeleton={<SkeletonText lines={2} />}
        >
          {({ items }) => {
            const last = items.find(({ status }) => status !== 'PLANNED') ?? items[0];
            if (!last) return null;
            const expected = expectedOf(last);
            return (
              <Stack gap={2} align="start">
                <p>
                  {t(`type.${last.type}`)}, {period(last)}
                </p>
                <strong>{money(last.amount)}</strong>
                <PaymentStatus status={last.status} />
                {expected && <p>{expected}</p>}
                {last.reason && <p>{last.reason}</p>}
                <TextLink to={peoplePaths.person(humanId, 'payments')}>
                  {t('ticketPerson.all')}
                </TextLink>
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Surface>
  );
}
