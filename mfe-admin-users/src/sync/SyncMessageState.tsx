import type { SyncStatus } from '@campus/shared/contract/sync/machine';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const looks: Record<SyncStatus, Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>> = {
  RECEIVED: { tone: 'neutral' },
  PROCESSING: { tone: 'info', icon: 'clock' },
  APPLIED: { tone: 'success' },
  SKIPPED: { tone: 'neutral', icon: 'check' },
  FAILED: { tone: 'warning' },
  DEAD: { tone: 'danger' },
};

/** What became of a message by now. */
export function SyncMessageState({ status }: { status: SyncStatus }) {
  const { t } = useTranslation('admin-users');
  return <Status {...looks[status]}>{t(`sync.status.${status}`)}</Status>;
}
