import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { cardStepPaths } from '@campus/shared/contract/applications/cardSteps';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { applicationOptions, standsInTheWay } from '../applications/applicationOptions';
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
export function CardNotice({ card }: CardNoticeProps) {
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
