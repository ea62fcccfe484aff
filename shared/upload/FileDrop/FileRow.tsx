import { useFormat } from '@campus/shared/format/useFormat';
import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FileRow.module.css';
import { FailureWords } from './FailureWords';
import { LocalImage } from './LocalImage';
import { extensionOf } from './fileKinds';
import thumbnailStyles from './Thumbnail.module.css';
import type { ListedFile } from './fileRows';
import { useFailureText } from './useFailureText';

interface ThumbnailProps {
  name: string;
  /** The bytes, where they were chosen here. */
  file?: File;
  url?: string;
  mime?: string;
}

/** The picture itself, or a sheet with the kind of the file; its name stands beside. */
function Thumbnail({ name, file, url, mime = file?.type }: ThumbnailProps) {
  const isImage = mime?.startsWith('image/');
  return (
    <span className={thumbnailStyles.thumbnail} aria-hidden="true">
      {isImage && file && <LocalImage file={file} alt="" className={thumbnailStyles.image} />}
      {isImage && !file && url && (
        <img src={url} alt="" loading="lazy" decoding="async" className={thumbnailStyles.image} />
      )}
      {!(isImage && (file ?? url)) && (
        <span className={thumbnailStyles.kind}>{extensionOf(name)}</span>
      )}
    </span>
  );
}

interface FileRowProps {
  row: ListedFile;
  isDisabled: boolean;
  /** The server is being asked to delete it. */
  isLeaving: boolean;
  onRetry: MouseEventHandler<HTMLElement>;
  /** Stops it where it is on its way. */
  onRemove: () => void;
}

function FileName({ name, url }: Pick<ListedFile, 'name' | 'url'>) {
  if (!url) return name;
  return (
    <TextLink to={url} external>
      {name}
    </TextLink>
  );
}

/** One file: what it is, how far it is, and what can be done about it. */
export function FileRow({ row, isDisabled, isLeaving, onRetry, onRemove }: FileRowProps) {
  const { name, state, size, progress, uploaded } = row;
  const { t } = useTranslation('shared');
  const format = useFormat();
  const failure = useFailureText()(row);
  const isMoving = state === 'waiting' || state === 'sending';
  const words = isLeaving
    ? t('upload.removing')
    : state === 'failed'
      ? undefined
      : t(`upload.${uploaded?.isChosen ? 'chosen' : state}`, {
          percent: format.percent(Math.round(progress * 100) / 100),
        });
  return (
    <>
      <Thumbnail name={name} file={row.file} url={row.url} mime={row.mime} />
      <div className={styles.body}>
        <p className={styles.name}>
          <FileName name={name} url={uploaded?.url} />
        </p>
        <p className={styles.facts}>
          {[size !== undefined && format.bytes(size), words].filter(Boolean).join(' · ')}
        </p>
        {isMoving && (
          <ProgressBar
            aria-label={t('upload.progress', { name })}
            value={Math.round(progress * 100)}
            max={100}
          />
        )}
        {failure && <FailureWords>{failure}</FailureWords>}
        {state === 'failed' && (
          <div>
            <Button
              variant="soft"
              size="s"
              icon="retry"
              disabled={isDisabled}
              aria-label={t('upload.retryName', { name })}
              onClick={onRetry}
            >
              {t('upload.retry')}
            </Button>
          </div>
        )}
      </div>
      {!isDisabled && (
        <IconButton
          icon={isMoving ? 'close' : 'trash'}
          label={t(isMoving ? 'upload.cancel' : 'upload.remove', { name })}
          aria-disabled={isLeaving || undefined}
          onClick={() => !isLeaving && onRemove()}
        />
      )}
    </>
  );
}
