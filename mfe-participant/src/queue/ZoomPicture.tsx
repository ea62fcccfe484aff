import { Dialog } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { Picture } from '@campus/shared/ui/Picture';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ZoomPicture.module.css';

interface ZoomPictureProps {
  url: string;
  /** What it shows: it names the window too. */
  alt: string;
  width?: number;
  height?: number;
  sizes: string;
}

/** A picture in its place that opens in a window, whole or twice as large. */
export function ZoomPicture({ url, alt, sizes, ...size }: ZoomPictureProps) {
  const { t } = useTranslation('participant');
  const [isOpen, setOpen] = useState(false);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('queue.zoom.open', { name: alt })}
        onClick={() => setOpen(true)}
      >
        <Picture url={url} alt="" sizes={sizes} {...size} />
      </button>
      <Dialog
        title={alt}
        size="l"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="soft" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {t('queue.zoom.larger')}
          </Button>
        }
      >
        <div
          className={styles.stage}
          data-large={isLarge || undefined}
          role="region"
          aria-label={alt}
          // What scrolls is moved by the arrow keys.
          tabIndex={0}
        >
          <Picture url={url} alt={alt} sizes="100vw" {...size} />
        </div>
      </Dialog>
    </>
  );
}
