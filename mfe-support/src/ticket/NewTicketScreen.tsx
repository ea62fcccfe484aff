import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useCopy } from '@campus/shared/browser/useCopy';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpPages } from './HelpPages';
import { OpenTickets } from './OpenTickets';
import type { AcceptedTicket } from './LostCard';
import { GuestTicketForm, OwnTicketForm, type Written } from './TicketForm';
import { TicketFileList } from './TicketFileList';
import styles from './NewTicketScreen.module.css';
import { useAnswerDay, useAnswerTerm } from './useAnswerTerm';

interface CopyNumberProps {
  number: string;
}

function CopyNumber({ number }: CopyNumberProps) {
  const { t } = useTranslation('support');
  const copy = useCopy();
  const words = {
    done: t('accepted.copied', { number }),
    failed: t('accepted.notCopied', { number }),
  };
  return (
    <Button variant="soft" icon="copy" onClick={() => void copy(number, words)}>
      {t('accepted.copy')}
    </Button>
  );
}

/** A guest is answered by mail; a participant on the page of the ticket, and the bell tells of it. */
const steps = {
  guest: ['mail', 'spam', 'number'],
  own: ['own', 'number'],
} as const;

interface TicketAcceptedProps {
  receipt: AcceptedTicket;
  by: keyof typeof steps;
  onAnother: () => void;
}

/** What came with the ticket, as the server has it. */
function SentFiles({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const { data } = useCallQuery(listMyTickets, { query: { size: 20 } });
  const files = data?.items.find((ticket) => ticket.id === id)?.files ?? [];
  useEffect(() => ownFiles.change(id, () => []), [id]);
  if (files.length === 0) return null;
  return (
    <div>
      <h3 className={styles.next}>{t('own.files')}</h3>
      <TicketFileList files={files} />
    </div>
  );
}

function TicketAccepted({
  receipt: { id, number, createdAt, isCardBlocked },
  by,
  onAnother,
}: TicketAcceptedProps) {
  const { t } = useTranslation('support');
  const term = useAnswerTerm();
  const { date } = useFormat();
  const day = useAnswerDay(createdAt);

  useEffect(() => {
    // The form held the focus: without this a screen reader would start from the top of the page.
    document.getElementById('screen-title')?.focus();
  }, []);

  return (
    <div className={styles.accepted}>
      <Screen title={t('accepted.title', { number })} width="narrow">
        <Receipt title={t('accepted.thanks')} number={number}>
          <Stack gap={5}>
            {isCardBlocked && (
              <Banner tone="success" title={t('accepted.blocked')}>
                {t('accepted.blockedText')}
              </Banner>
            )}
            {by === 'own' && <SentFiles id={id} />}
            <h3 className={styles.next}>{t('accepted.next')}</h3>
            <ol className={styles.steps}>
              {steps[by].map((step) => (
                <li key={step}>
                  {day && (step === 'own' || step === 'mail')
                    ? t(`accepted.step.${step}By`, { date: date(day) })
                    : t(`accepted.step.${step}`, { term })}
                </li>
              ))}
            </ol>
            <Stack gap={3}>
              {by === 'own' && (
                <ButtonLink to={supportPaths.ownTicket(id)}>{t('accepted.open')}</ButtonLink>
              )}
              <CopyNumber number={number} />
              <Button variant="ghost" onClick={onAnother}>
                {t('accepted.another')}
              </Button>
            </Stack>
          </Stack>
        </Receipt>
      </Screen>
    </div>
  );
}

interface FormOfProps extends ComponentProps<typeof OwnTicketForm> {
  person: ReturnType<typeof useSession>['person'];
}

/** Staff write as guests do: the call for participants is not theirs. */
function FormOf({ person, ...form }: FormOfProps) {
  return person?.kind === 'HUMAN' ? <OwnTicketForm {...form} /> : <GuestTicketForm {...form} />;
}

export function NewTicketScreen() {
  const { t } = useTranslation('support');
  const term = useAnswerTerm();
  const { status, person } = useSession();
  const [accepted, setAccepted] = useState<Pick<TicketAcceptedProps, 'receipt' | 'by'>>();
  const [written, setWritten] = useState<Written>();
  const formTitle = useId();
  const startAnew = () => {
    setWritten(undefined);
    setAccepted(undefined);
  };
  // Whoever signs in afterwards is still answered where they have asked.
  if (accepted) return <TicketAccepted {...accepted} onAnother={startAnew} />;
  const by = person?.kind === 'HUMAN' ? 'own' : 'guest';
  const accept = (receipt: AcceptedTicket) =>
    setAccepted({ receipt, by: receipt.id === written?.sentAs ? 'guest' : by });
  return (
    <Screen title={t('form.title')} lead={t('form.lead', { term })} width="narrow">
      <Stack gap={6}>
        {by === 'own' && <OpenTickets />}
        <HelpPages />
        <Surface as="section" padding="l" aria-labelledby={formTitle}>
          <Stack gap={5}>
            <h2 id={formTitle} className={styles.heading}>
              {t('form.write')}
            </h2>
            {status === 'loading' ? (
              <SkeletonText lines={6} />
            ) : (
              <FormOf person={person} written={written} onLeave={setWritten} onAccepted={accept} />
            )}
          </Stack>
        </Surface>
      </Stack>
    </Screen>
  );
}
