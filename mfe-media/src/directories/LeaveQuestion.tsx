import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useTranslation } from 'react-i18next';

interface LeaveQuestionProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before a form with unsaved words is closed. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { t } = useTranslation('media');
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title={t('directories.leave.title')}
      text={t('directories.leave.text')}
      confirmLabel={t('directories.leave.confirm')}
      cancelLabel={t('directories.leave.cancel')}
    />
  );
}
