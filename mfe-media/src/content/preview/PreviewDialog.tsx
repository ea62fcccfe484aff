import { useCopy } from '@campus/shared/browser/useCopy';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './PreviewDialog.module.css';
import { PreviewPane, type PreviewPaneProps } from './PreviewPane';

/** The same on a page of its own, for colleagues: of what is saved. */
function PreviewLink({ path }: { path: string }) {
  const { t } = useTranslation('media');
  const copy = useCopy();
  const words = { done: t('preview.link.copied'), failed: t('preview.link.notCopied') };
  const onCopy = () => copy(new URL(path, window.location.origin).href, words);
  return (
    <div className={styles.link}>
      <Button variant="soft" size="s" icon="copy" onClick={() => void onCopy()}>
        {t('preview.link.copyLink')}
      </Button>
      <TextLink to={path} external>
        {t('preview.link.open')}
      </TextLink>
      <p className={styles.hint}>{t('preview.link.linkHint')}</p>
    </div>
  );
}

interface PreviewDialogProps extends PreviewPaneProps {
  open: boolean;
  onClose: () => void;
  /** Where colleagues see what is saved of it; nothing is yet where there is none. */
  path?: string;
}

/** A publication as readers will see it, before anybody saves it. */
export function PreviewDialog({ open, onClose, path, ...shown }: PreviewDialogProps) {
  const { t } = useTranslation('media');
  return (
    <Dialog open={open} onClose={onClose} title={t('preview.title')} size="full">
      <Stack gap={4}>
        {path && <PreviewLink path={path} />}
        <PreviewPane {...shown} />
      </Stack>
    </Dialog>
  );
}
