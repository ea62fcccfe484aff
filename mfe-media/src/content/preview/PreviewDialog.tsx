import { Dialog } from '@campus/shared/overlay/Dialog';
import { useTranslation } from 'react-i18next';
import { PreviewPane, type PreviewPaneProps } from './PreviewPane';

interface PreviewDialogProps extends PreviewPaneProps {
  open: boolean;
  onClose: () => void;
}

/** A publication as readers will see it, before anybody saves it. */
export function PreviewDialog({ open, onClose, ...shown }: PreviewDialogProps) {
  const { t } = useTranslation('media');
  return (
    <Dialog open={open} onClose={onClose} title={t('preview.title')} size="full">
      <PreviewPane {...shown} />
    </Dialog>
  );
}
