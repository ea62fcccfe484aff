import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { cardStepPaths } from '@campus/shared/contract/applications/cardSteps';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationOptions, standsInTheWay } from '../applications/applicationOptions';
import { CampusCard } from '../campusCard/CampusCard';
import { PresentCard } from '../campusCard/PresentCard';
import { useShownQr } from '../campusCard/useShownQr';
import type { LostCardWindow } from './LostCardWindow';
import styles from './OwnCard.module.css';

interface CardNoticeProps {
  card: Card;
}

const toneOf = (status: Card['status']) => (status === 'BLOCKED' ? 'danger' : 'info');

/** What the ticket is about that the notice leads to. */
const topicOf = ({ blockReason }: Card) => (blockReason === 'STUDY_ENDED' ? 'STUDY' : 'CARD');

/** Another card, wherever the server gives one instead of this; before that, what it waits for. */
function Renewal({ card }: CardNoticeProps) {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  const { data: own } = useCallQuery(listMyApplications, { query: { type: 'ESK_CARD' } });
  if (person?.kind !== 'HUMAN' || !own) return null;
  const options = applicationOptions({ human: person, card, applications: own.items });
  const obstacle = options.find(({ type }) => type === 'ESK_CARD')?.obstacle;
  if (standsInTheWay(card)) return null;
  if (obstacle === 'study' || obstacle === 'identity')
    return (
      <>
        <p>{t(`notice.first.${obstacle}`)}</p>
        <ButtonLink to={cardStepPaths[obstacle]} size="s">
          {t(`tasks.${obstacle}.title`)}
        </ButtonLink>
      </>
    );
  const isAppliedFor = obstacle === 'waiting';
  return (
    <ButtonLink
      to={isAppliedFor ? applicationPaths.own() : applicationPaths.apply('ESK_CARD')}
      size="s"
      icon="card"
    >
      {t(isAppliedFor ? 'notice.applied' : 'notice.renew')}
    </ButtonLink>
  );
}

const keyOf = ({ status, blockReason, readyOn }: Card) => {
  if (status === 'BLOCKED') return `BLOCKED.${blockReason ?? 'STAFF'}` as const;
  return status === 'ISSUING' && readyOn ? 'ISSUING_BY' : status;
};

/** Why the card cannot be used now, and what to do about it. */
function CardNotice({ card }: CardNoticeProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const key = keyOf(card);
  return (
    <section className={styles.notice} data-tone={toneOf(card.status)}>
      <h2 className={styles.title}>{t(`notice.${key}.title`)}</h2>
      <p>{t(`notice.${key}.text`, { date: card.readyOn ? date(card.readyOn) : '' })}</p>
      {card.status !== 'ISSUING' && <Renewal card={card} />}
      {card.status !== 'ISSUING' && (
        <ButtonLink to={supportPaths.newTicket(topicOf(card))} size="s" variant="ghost" icon="mail">
          {t('notice.contact')}
        </ButtonLink>
      )}
    </section>
  );
}

/** A card that is active is not taken for valid at the door while the identity differs from the record. */
function IdentityNotice() {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  if (person?.kind !== 'HUMAN' || person.identityStatus !== 'MISMATCH') return null;
  return (
    <section className={styles.notice} data-tone="danger">
      <h2 className={styles.title}>{t('notice.MISMATCH.title')}</h2>
      <p>{t('notice.MISMATCH.text')}</p>
      <ButtonLink to={cardStepPaths.identity} size="s">
        {t('tasks.identity.title')}
      </ButtonLink>
      <ButtonLink to={supportPaths.newTicket('STUDY')} size="s" variant="ghost" icon="mail">
        {t('notice.contact')}
      </ButtonLink>
    </section>
  );
}

const loadWindow = () => import('./LostCardWindow').then((file) => file.LostCardWindow);

/** Most people never lose their card: what asks them comes behind it, or when it is wanted. */
function LostCard({ card }: { card: Card }) {
  const { t } = useTranslation('participant');
  const sayFailed = useFailureNotice();
  const [Window, setWindow] = useState<typeof LostCardWindow>();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // Whoever wants it learns what is wrong.
    loadWindow().catch(() => undefined);
  }, []);
  const ask = () => {
    setAsked(true);
    loadWindow().then(
      (found) => setWindow(() => found),
      (error: unknown) => {
        setAsked(false);
        sayFailed(error, t('lost.unavailable'));
      },
    );
  };
  return (
    <>
      <Button variant="ghost" icon="lock" onClick={ask}>
        {t('lost.action')}
      </Button>
      {Window && <Window card={card} isOpen={isAsked} onClose={() => setAsked(false)} />}
    </>
  );
}

interface OfflineNoticeProps {
  isOver: boolean;
  until: string;
  onRetry: () => void;
}

/** What the card can do without the network, and until when. */
function OfflineNotice({ isOver, until, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const date = dateTime(until);
  return (
    <div role="status" className={styles.notice} data-tone={isOver ? 'warning' : 'info'}>
      <h2 className={styles.title}>{t(isOver ? 'qr.offline.overTitle' : 'qr.offline.title')}</h2>
      <p>{t(isOver ? 'qr.offline.overText' : 'qr.offline.text', { date })}</p>
      <Button size="s" variant="ghost" icon="retry" onClick={onRetry}>
        {t('qr.offline.retry')}
      </Button>
    </div>
  );
}

interface QrFailureProps {
  onRetry: () => void;
}

/** The code ran out and the next one did not come. */
function QrFailure({ onRetry }: QrFailureProps) {
  const { t } = useTranslation('participant');
  return (
    <div role="alert" className={styles.notice} data-tone="warning">
      <h2 className={styles.title}>{t('qr.failure.title')}</h2>
      <p>{t('qr.failure.text')}</p>
      <Button size="s" icon="retry" onClick={onRetry}>
        {t('qr.failure.retry')}
      </Button>
    </div>
  );
}

interface OwnCardProps {
  card: Card;
  query: UseQueryResult<Card | null>;
  /** It was not there a moment ago. */
  isNew: boolean;
}

/** The card as one uses it: turn it over, show it to somebody, print it, report it lost. */
export function OwnCard({ card, query, isNew }: OwnCardProps) {
  const { t } = useTranslation('participant');
  const [isTurned, setTurned] = useState(false);
  const [isPresented, setPresented] = useState(false);
  const { qr, paper, hasFailed, renew } = useShownQr(card, query, isTurned || isPresented);

  return (
    <Stack gap={6}>
      <div data-print="alone">
        <CampusCard
          card={card}
          qr={qr}
          paper={paper}
          isTurned={isTurned}
          onTurn={setTurned}
          isNew={isNew}
        />
      </div>
      {qr?.offlineUntil ? (
        <OfflineNotice isOver={qr.secondsLeft === 0} until={qr.offlineUntil} onRetry={renew} />
      ) : (
        hasFailed && <QrFailure onRetry={renew} />
      )}
      {card.status === 'ACTIVE' ? <IdentityNotice /> : <CardNotice card={card} />}
      <div className={styles.actions}>
        {qr && (
          <Button icon="eye" onClick={() => setPresented(true)}>
            {t('card.present')}
          </Button>
        )}
        <Button variant="ghost" icon="print" onClick={() => window.print()}>
          {t('card.print')}
        </Button>
        {card.status === 'ACTIVE' && <LostCard card={card} />}
      </div>
      {isPresented && qr && <PresentCard card={card} qr={qr} onClose={() => setPresented(false)} />}
    </Stack>
  );
}
