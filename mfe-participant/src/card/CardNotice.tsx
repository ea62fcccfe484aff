import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import styles from './CardNotice.module.css';

interface CardNoticeProps {
  card: CampusCard;
}

const toneOf = (status: CampusCard['status']) => (status === 'BLOCKED' ? 'danger' : 'info');

/** What the ticket is about that the notice leads to. */
const topicOf = ({ blockReason }: CampusCard) => (blockReason === 'STUDY_ENDED' ? 'STUDY' : 'CARD');

/** Why the card cannot be used now, and what to do about it. */
export function CardNotice({ card }: CardNoticeProps) {
  const { t } = useTranslation('participant');
  const isLost = card.status === 'BLOCKED' && card.blockReason === 'LOST';
  const { data: own } = useCallQuery(
    listMyApplications,
    { query: { type: 'ESK_CARD' } },
    { enabled: isLost },
  );
  const isAppliedFor = !!own?.items.some(({ status }) => status === 'NEW');
  const renewal = isAppliedFor ? applicationPaths.own() : applicationPaths.apply('ESK_CARD');
  const key = card.status === 'BLOCKED' ? `BLOCKED.${card.blockReason ?? 'STAFF'}` : card.status;
  return (
    <section className={styles.notice} data-tone={toneOf(card.status)}>
      <h2 className={styles.title}>{t(`notice.${key}.title`)}</h2>
      <p>{t(`notice.${key}.text`)}</p>
      {isLost && (
        <ButtonLink to={renewal} size="s" icon="card">
          {t(isAppliedFor ? 'notice.applied' : 'notice.renew')}
        </ButtonLink>
      )}
      {card.status !== 'ISSUING' && (
        <ButtonLink to={supportPaths.newTicket(topicOf(card))} size="s" variant="ghost" icon="mail">
          {t('notice.contact')}
        </ButtonLink>
      )}
    </section>
  );
}
