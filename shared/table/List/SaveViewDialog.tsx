import { Dialog } from '@campus/shared/overlay/Dialog';
import { useTranslation } from 'react-i18next';
import { ViewName } from './ViewName';

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  onKeep: (name: string) => void;
}

export function SaveViewDialog({ open, onClose, onKeep }: SaveViewDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('table.views.title')}
      description={t('table.views.lead')}
    >
      <ViewName onKeep={onKeep} />
    </Dialog>
  );
}
