import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { ownTicketStates } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice, urlCount, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './tickets.module.css';
import { OwnTicketState } from './OwnTicketState';

export const locales = { ru, en };

function TicketCard({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  const { id, subject, number, category, createdAt } = ticket;
  return (
    <Surface as="li" interactive>
      <Stack gap={2}>
        <p className={styles.subject} lang={languageOfText(subject)}>
          <TextLink to={supportPaths.ownTicket(id)} quiet cover>
            {subject}
          </TextLink>
        </p>
        <p className={styles.facts}>
          {number} · {t(`topic.${category}.name`)} · {date(createdAt)}
        </p>
        <OwnTicketState ticket={ticket} />
      </Stack>
    </Surface>
  );
}

/** What a participant has asked, the newest first; each has a page with its thread. */
export function MyTicketsScreen() {
  const { t } = useTranslation('support');
  const [{ skip, search, state }, , hrefOf] = useFilter({
    skip: urlCount,
    search: urlText,
    state: urlChoice(ownTicketStates),
  });
  const query = useCallQuery(listMyTickets, { query: { skip, search, state } });
  const isNarrowed = Boolean(search ?? state);
  const hasNone = query.data?.total === 0 && !isNarrowed;
  const ask = <ButtonLink to={supportPaths.newTicket()}>{t('mine.ask')}</ButtonLink>;
  const tabs = [undefined, ...ownTicketStates].map((one) => ({
    to: hrefOf({ state: one }),
    label: t(`mine.states.${one ?? 'ALL'}`),
    isCurrent: one === state,
  }));
  return (
    <Screen
      title={t('mine.title')}
      lead={t('mine.lead')}
      width="narrow"
      actions={hasNone ? undefined : ask}
    >
      <Stack gap={5}>
        {!hasNone && (
          <>
            <SearchField label={t('mine.search')} placeholder={t('mine.searchHint')} />
            <TabLinks label={t('mine.state')} tabs={tabs} />
          </>
        )}
        <PagedCards
          query={query}
          resetHref={isNarrowed ? supportPaths.ownTickets() : undefined}
          none={
            <EmptyState
              icon="ticket"
              title={t('mine.none')}
              text={t('mine.noneText')}
              action={ask}
            />
          }
          skeleton={<SkeletonText lines={9} />}
          hrefOf={(next) => hrefOf({ skip: next })}
        >
          {(tickets) => (
            <Stack as="ul" gap={3} aria-label={t('mine.title')}>
              {tickets.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} />
              ))}
            </Stack>
          )}
        </PagedCards>
      </Stack>
    </Screen>
  );
}
