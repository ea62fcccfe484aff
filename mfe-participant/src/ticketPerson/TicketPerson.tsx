import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { getHuman } from '@campus/shared/contract/people/staffCalls';
import type { PropsOf } from '@campus/shared/contract/place';
import type { ticketPerson } from '@campus/shared/contract/support/places';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../campusCard/CardStatus';
import styles from './TicketPerson.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Asked = PropsOf<typeof ticketPerson>;

/** Nobody is written to, nor signs in, whose account is closed: an answer may wait in vain. */
function ClosedAccount({ humanId }: Asked) {
  const { t } = useTranslation('participant');
  const { data } = useCallQuery(getHuman, { params: { id: humanId } });
  if (!data || data.state === 'ACTIVE') return null;
  return <Banner tone="warning">{t(`ticketPerson.closed.${data.state}`)}</Banner>;
}

function Card({ humanId }: Asked) {
  const { t } = useTranslation('participant');
  const { shortDate } = useFormat();
  const query = useCallQuery(getHumanCard, { params: { id: humanId } });
  return (
    <QueryView
      query={query}
      isEmpty={(card) => card === null}
      empty={<p>{t('ticketPerson.noCard')}</p>}
      skeleton={<SkeletonText lines={1} />}
    >
      {(card) =>
        card && (
          <Stack gap={2} align="start">
            <CardStatus status={card.status} />
            <TextLink to={peoplePaths.person(humanId, 'card')}>
              {t('ticketPerson.card', { end: card.number.slice(-4) })}
            </TextLink>
            {card.expiresAt && (
              <p>{t('ticketPerson.until', { date: shortDate(card.expiresAt) })}</p>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}

interface WaitingProps extends Asked {
  name: string;
}

/** The queue of applications is searched by a name, which others may have as well. */
function Waiting({ humanId, name }: WaitingProps) {
  const { t } = useTranslation('participant');
  const query = useCallQuery(filterApplications, {
    query: { size: 100 },
    body: { search: name, statuses: ['NEW'] },
  });
  const own = (items: NonNullable<typeof query.data>['items']) =>
    items.filter(({ human }) => human.id === humanId);
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => own(items).length === 0}
      empty={<p>{t('ticketPerson.noApplications')}</p>}
      skeleton={<SkeletonText lines={1} />}
    >
      {({ items }) => (
        <Stack as="ul" gap={2}>
          {own(items).map(({ id, type, number }) => (
            <li key={id}>
              <TextLink to={applicationPaths.one(id)}>
                {t(`ticketPerson.types.${type}`)}, {number}
              </TextLink>
            </li>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function Applications({ humanId }: Asked) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const query = useCallQuery(getHuman, { params: { id: humanId } });
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={1} />}>
      {(human) => {
        const name = fullName(human);
        // Whoever has not given a name could not apply for anything.
        if (!name) return <p>{t('ticketPerson.noApplications')}</p>;
        return <Waiting humanId={humanId} name={name} />;
      }}
    </QueryView>
  );
}

/** The card of who asks and the applications that wait, beside the ticket that staff answer. */
export function TicketPerson({ humanId }: Asked) {
  const { t } = useTranslation('participant');
  const heading = useId();
  return (
    <Surface as="section" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading} className={styles.heading}>
          {t('ticketPerson.title')}
        </h2>
        <ClosedAccount humanId={humanId} />
        <Card humanId={humanId} />
        <h3 className={styles.part}>{t('ticketPerson.applications')}</h3>
        <Applications humanId={humanId} />
      </Stack>
    </Surface>
  );
}
