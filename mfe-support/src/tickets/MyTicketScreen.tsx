import { ApiError } from '@campus/shared/api/ApiError';
import { isMissing } from '@campus/shared/api/isMissing';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { closeOwnTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Head } from '@campus/shared/remote/Head';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TicketThread } from '../ticket/TicketThread';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { OwnTicketState } from './OwnTicketState';
import styles from './tickets.module.css';
import { RateTicket } from './rating/RateTicket';
import { TicketReply } from './reply/TicketReply';

export const locales = { ru, en };

function NoSuchTicket() {
  const { t } = useTranslation('support');
  return (
    <Screen title={t('mine.missing.title')} state="notFound" width="narrow">
      <Head title={t('mine.missing.title')} isPrivate />
      <EmptyState
        icon="ticket"
        title={t('mine.missing.reason')}
        text={t('mine.missing.text')}
        action={<ButtonLink to={supportPaths.ownTickets()}>{t('mine.missing.back')}</ButtonLink>}
      />
    </Screen>
  );
}

interface TicketProps {
  ticket: OwnTicket;
  /** Support has merged it meanwhile: where it goes on is to be shown. */
  onStale: () => Promise<unknown>;
}

/** For whoever needs no answer any more, or is content with the one that came. */
function CloseTicket({ ticket: { id, number }, onStale }: TicketProps) {
  const { t } = useTranslation('support');
  const { ask, dialog } = useConfirmed();
  const { mutateAsync } = useCall(closeOwnTicket);
  const close = async () => {
    try {
      await mutateAsync({ params: { id } });
    } catch (error) {
      // Each further press would be refused as well.
      if (error instanceof ApiError && error.code === 'TICKET_MERGED') await onStale();
      throw error;
    }
  };
  return (
    <div>
      <Button
        variant="ghost"
        icon="check"
        onClick={() =>
          ask({
            words: (word) => t(`mine.close.${word}`, { number }),
            perform: close,
          })
        }
      >
        {t('mine.close.open')}
      </Button>
      {dialog}
    </div>
  );
}

type Main = NonNullable<OwnTicket['mergedInto']>;

/** A duplicate takes neither words nor a rating: they belong where it goes on. */
function Merged({ main: { id, number } }: { main: Main }) {
  const { t } = useTranslation('support');
  return (
    <Banner
      tone="info"
      title={t('mine.merged.title', { number })}
      action={
        <ButtonLink to={supportPaths.ownTicket(id)} size="s" variant="soft">
          {t('mine.merged.open', { number })}
        </ButtonLink>
      }
    >
      {t('mine.merged.text')}
    </Banner>
  );
}

function TicketDetails({ ticket, onStale }: TicketProps) {
  const { t } = useTranslation('support');
  const { status, parentId, firstAnswerAt, rating, mergedInto } = ticket;
  const [isRefused, setRefused] = useState(false);
  const isWaiting = status === 'NEW' || status === 'OPEN';
  const isAtRest = !isWaiting && !mergedInto;
  const hasCare = rating !== undefined;
  return (
    <Stack gap={5}>
      <OwnTicketState ticket={ticket} />
      {mergedInto && <Merged main={mergedInto} />}
      {parentId && (
        <p>
          <TextLink to={supportPaths.ownTicket(parentId)}>{t('mine.parent')}</TextLink>
        </p>
      )}
      <TicketThread ticket={ticket} />
      {isWaiting && <p className={styles.facts}>{t('mine.wait')}</p>}
      {hasCare && isAtRest && firstAnswerAt && <RateTicket ticket={ticket} />}
      {(isAtRest || isRefused) && <TicketReply ticket={ticket} onRefused={setRefused} />}
      {hasCare && status !== 'CLOSED' && <CloseTicket {...{ ticket, onStale }} />}
    </Stack>
  );
}

/** One own ticket: what was written and answered, and what its owner can do now. */
export function MyTicketScreen() {
  const { t } = useTranslation('support');
  const { id = '' } = useParams();
  // Another server may not know how to find one: then it is among the newest hundred.
  const query = useCallQuery(listMyTickets, { query: { id, size: 100 } });
  const ticket = query.data?.items.find((one) => one.id === id);
  const isAbsent = query.data !== undefined && !query.isPlaceholderData && !ticket;
  if (isAbsent || isMissing(query.error)) return <NoSuchTicket />;
  const title = ticket?.subject ?? t('mine.one');
  return (
    <Screen
      title={title}
      lang={ticket && languageOfText(ticket.subject)}
      lead={ticket && `${ticket.number} · ${t(`topic.${ticket.category}.name`)}`}
      breadcrumbs={[{ to: supportPaths.ownTickets(), label: t('mine.title') }]}
      width="narrow"
    >
      {ticket && <Head title={title} isPrivate />}
      <QueryView
        query={query}
        isEmpty={() => !ticket}
        empty={<SkeletonText lines={9} />}
        skeleton={<SkeletonText lines={9} />}
      >
        {() => ticket && <TicketDetails key={id} ticket={ticket} onStale={() => query.refetch()} />}
      </QueryView>
    </Screen>
  );
}
