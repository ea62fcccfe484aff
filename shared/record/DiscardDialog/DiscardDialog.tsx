import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface DiscardDialogProps {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before a form with unsaved words is closed. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title={t('record.discard.title')}
      text={t('form.leave.text')}
      confirmLabel={t('record.discard.confirm')}
      cancelLabel={t('record.discard.cancel')}
    />
  );
}
