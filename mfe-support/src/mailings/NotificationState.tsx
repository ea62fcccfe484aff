import type { NotificationStatus } from '@campus/shared/contract/notifications/machine';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Look = Required<Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>>;

const looks: Record<NotificationStatus, Look> = {
  DRAFT: { tone: 'neutral', icon: 'edit' },
  SCHEDULED: { tone: 'info', icon: 'clock' },
  SENDING: { tone: 'accent', icon: 'retry' },
  SENT: { tone: 'success', icon: 'check' },
  PARTIAL: { tone: 'warning', icon: 'alert' },
  FAILED: { tone: 'danger', icon: 'close' },
};

interface NotificationStateProps {
  status: NotificationStatus;
  sendAt?: string | null;
}

/** Where a notification is on its way; of what is scheduled with the moment. */
export function NotificationState({ status, sendAt }: NotificationStateProps) {
  const { t } = useTranslation('support');
  const wordsOf = useMomentWords();
  return (
    <Status {...looks[status]}>
      {status === 'SCHEDULED' && sendAt
        ? t('mailings.goesOut', { time: wordsOf(sendAt) })
        : t(`mailings.state.${status}`)}
    </Status>
  );
}
