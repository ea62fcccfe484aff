import { FileWords } from '@campus/shared/attachments/FileWords';
import { useFileWords } from '@campus/shared/attachments/useFileWords';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Picture } from '@campus/shared/ui/Picture';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AttachmentRow.module.css';

interface AttachmentRowProps {
  file: MediaFile;
  /** Readers see it: its place among the others can be changed, and it is described in words. */
  place?: { index: number; count: number };
  isRemoved: boolean;
  onKeep: (file: MediaFile) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onUndo: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** One file: what it is, for readers its words and its place, and the way out. */
export function AttachmentRow({ isRemoved, onUndo, ...rest }: AttachmentRowProps) {
  const { t } = useTranslation('shared');
  const name = rest.file.originalName;
  const [isBack, setBack] = useState(false);
  if (!isRemoved) return <PresentRow {...rest} isBack={isBack} />;
  return (
    <li className={styles.removed}>
      <p>{t('attachments.removed', { name })}</p>
      <Button
        ref={focus}
        variant="ghost"
        size="s"
        icon="undo"
        aria-label={t('attachments.undoName', { name })}
        onClick={() => {
          setBack(true);
          onUndo();
        }}
      >
        {t('attachments.undo')}
      </Button>
    </li>
  );
}

const sizeOf = ({ width, height }: MediaFile) => (width && height ? { width, height } : {});

const parts = { picture: ['alt', 'caption'], document: ['caption'] } as const;

type Own = Pick<AttachmentRowProps, 'file' | 'onKeep'>;

function Words({ file, onKeep }: Own) {
  const { t } = useTranslation('shared');
  const fields = parts[file.mime.startsWith('image/') ? 'picture' : 'document'];
  const words = useFileWords({ fileId: file.id, file, parts: fields, onSaved: onKeep });
  const label = t('attachments.describe', { label: file.originalName });
  return (
    <div className={styles.words}>
      <FileWords words={words} fields={fields} label={label} />
    </div>
  );
}

interface MovesProps {
  name: string;
  place: { index: number; count: number };
  onMove: AttachmentRowProps['onMove'];
}

function Moves({ name, place: { index, count }, onMove }: MovesProps) {
  const { t } = useTranslation('shared');
  const isLast = index === count - 1;
  return (
    <>
      <IconButton
        icon="chevron-up"
        label={t('attachments.up', { name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => index > 0 && onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t('attachments.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      />
    </>
  );
}

interface PresentRowProps extends Omit<AttachmentRowProps, 'isRemoved' | 'onUndo'> {
  /** It was taken out and has the focus on its way back. */
  isBack: boolean;
}

function PresentRow({ file, place, isBack, onKeep, onMove, onRemove }: PresentRowProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const { originalName: name, url, mime, size, alt } = file;
  const isPicture = mime.startsWith('image/');
  return (
    <li className={styles.row} data-plain={!place || undefined}>
      {isPicture ? (
        <span className={styles.picture}>
          <Picture url={url} alt="" {...sizeOf(file)} sizes="56px" fit="cover" />
        </span>
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {name.slice(name.lastIndexOf('.') + 1)}
        </span>
      )}
      <div className={styles.facts}>
        <p className={styles.name}>
          <TextLink to={url} external>
            {name}
          </TextLink>
        </p>
        <p className={styles.size}>{format.bytes(size)}</p>
        {place && isPicture && !alt?.ru && (
          <Status tone="warning">{t('attachments.needsAlt')}</Status>
        )}
      </div>
      <div className={styles.tools} role="group" aria-label={t('attachments.place', { name })}>
        {place && <Moves name={name} place={place} onMove={onMove} />}
        <IconButton
          ref={isBack ? focus : undefined}
          icon="trash"
          label={t('attachments.remove', { name })}
          onClick={onRemove}
        />
      </div>
      {place && <Words file={file} onKeep={onKeep} />}
    </li>
  );
}
