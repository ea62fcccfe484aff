import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { answerTicket, getTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ticketPerson } from '@campus/shared/contract/support/places';
import type { Ticket } from '@campus/shared/contract/support/records';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { Place } from '@campus/shared/remote/Place';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Status } from '@campus/shared/ui/Status';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveTickets } from '../live/useLiveTickets';
import { ticketFaces } from '../ticket/ticketFaces';
import { AnswerPlace } from './answer/AnswerPlace';
import { TicketCare } from './care/TicketCare';
import { DeskThread } from './thread/DeskThread';
import styles from './TicketDesk.module.css';
import { TicketTerms } from './TicketTerms';

/** Who asks, as far as an answer needs it; of a guest only the name and the address are known. */
function Person({ ticket: { human, owner, channel } }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const study = human?.study;
  return (
    <Surface as="section" aria-label={t('queue.person')}>
      <SummaryList
        items={[
          {
            term: t('queue.name'),
            value: human ? (
              <TextLink to={peoplePaths.person(human.id)}>{human.name || human.email}</TextLink>
            ) : (
              t('queue.guest', { name: owner.name })
            ),
          },
          { term: t('queue.email'), value: owner.email },
          { term: t('queue.phone'), value: human?.phone },
          {
            term: t('queue.study'),
            value: study && [study.eduOrg, study.program, study.status].join(', '),
          },
          {
            term: t('queue.identity'),
            value: human && t(`queue.identities.${human.identityStatus}`),
          },
          { term: t('queue.channel'), value: t(`channel.${channel}`) },
          { term: t('queue.tickets'), value: human?.tickets },
        ]}
      />
    </Surface>
  );
}

const scoreTones = { GOOD: 'success', FAIR: 'neutral', POOR: 'warning' } as const;

/** What the owner thinks of the answer; nothing while nobody has said so. */
function Rating({ rating }: Pick<Ticket, 'rating'>) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  if (!rating) return null;
  const { score, words, at } = rating;
  return (
    <Surface as="section" padding="s" aria-label={t('queue.rating')}>
      <Stack gap={2}>
        <p className={styles.terms}>
          <Status tone={scoreTones[score]} icon={ticketFaces[score]}>
            {t(`queue.scores.${score}`)}
          </Status>
          <time className={styles.facts} dateTime={at}>
            {dateTime(at)}
          </time>
        </p>
        {words && (
          <p className={styles.text} lang={languageOfText(words)}>
            {words}
          </p>
        )}
      </Stack>
    </Surface>
  );
}

interface LinkedProps {
  label: string;
  tickets: Ticket['followUps'];
}

function Linked({ label, tickets }: LinkedProps) {
  if (tickets.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {tickets.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <TextLink to={supportPaths.ticket(id)}>{number}</TextLink>
        </Fragment>
      ))}
    </p>
  );
}

/** One ticket: the thread, who asks, and for those who may, the answer. */
export function TicketDesk({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const mayAnswer = mayUse(useSession(), answerTicket.access);
  const query = useCallQuery(getTicket, { params: { id } });
  const ticket = query.data;
  useLiveTickets(({ name, data }) => {
    const isNews =
      name === 'reload' ||
      (name === 'ticket' && data.id === id && data.version > (ticket?.version ?? 0));
    if (isNews) void query.refetch();
  });
  return (
    <EditorScreen
      query={query}
      title={ticket?.subject ?? t('queue.one')}
      lang={ticket && languageOfText(ticket.subject)}
      lead={ticket && `${ticket.number} · ${t(`topic.${ticket.category}.name`)}`}
      list={{ to: supportPaths.queue(), label: t('queue.title') }}
      missing={(word) => t(`queue.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(found) => (
        <Stack gap={5}>
          <TicketTerms ticket={found} />
          {mayAnswer && <TicketCare ticket={found} onStale={() => query.refetch()} />}
          <div className={styles.beside}>
            <Stack gap={5}>
              <Linked
                label={t('queue.mergedInto')}
                tickets={found.mergedInto ? [found.mergedInto] : []}
              />
              <Linked label={t('queue.parent')} tickets={found.parent ? [found.parent] : []} />
              <DeskThread ticket={found} />
              <Rating rating={found.rating} />
              <Linked label={t('queue.followUps')} tickets={found.followUps} />
              {mayAnswer && <AnswerPlace ticket={found} onStale={() => query.refetch()} />}
            </Stack>
            <Stack gap={4}>
              <Person ticket={found} />
              {found.human && <Place of={ticketPerson} humanId={found.human.id} />}
            </Stack>
          </div>
        </Stack>
      )}
    </EditorScreen>
  );
}
