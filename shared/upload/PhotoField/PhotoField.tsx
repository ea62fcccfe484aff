import { FieldShell } from '@campus/shared/form/FieldShell';
import { type FieldProps, useField } from '@campus/shared/form/useField';
import { Icon } from '@campus/shared/ui/Icon';
import type { Unsettled } from '@campus/shared/upload/FileDrop';
import { type Upload, type Uploaded, useUploads } from '@campus/shared/upload/useUploads';
import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LocalImage } from '../FileDrop/LocalImage';
import { sortFiles } from '../FileDrop/sortFiles';
import { useFileDrag } from '../FileDrop/useFileDrag';
import { useFilePaste } from '../FileDrop/useFilePaste';
import { useLimitText } from '../FileDrop/useLimitText';
import type { ChangeFiles } from '../FileDrop/useRemoval';
import { useFileValue } from './useFileValue';
import { CropPanel } from './CropPanel';
import type { PictureFormat } from './cropPicture';
import type { Size } from './frameOf';
import { PhotoFailure, PhotoSide } from './PhotoSide';
import frameStyles from './PhotoFrame.module.css';
import styles from './PhotoPicker.module.css';
import { photoBytes, pictureKinds, type PictureName } from './pictureKinds';

interface PhotoFrameProps {
  what?: PictureName;
  aspect: number;
  file?: File;
  url?: string;
}

/** The photo in the shape that the card gives it, or the place where it will be. */
function PhotoFrame({ what, aspect, file, url }: PhotoFrameProps) {
  const { t } = useTranslation('shared');
  const alt = t('upload.photo.preview', { context: what });
  return (
    <span
      className={frameStyles.frame}
      data-wide={aspect > 1 || undefined}
      style={{ aspectRatio: aspect }}
    >
      {file ? (
        <LocalImage file={file} alt={alt} className={frameStyles.photo} />
      ) : url ? (
        <img src={url} alt={alt} className={frameStyles.photo} />
      ) : (
        <Icon name={what ? 'upload' : 'user'} size={32} />
      )}
    </span>
  );
}

interface Source {
  file: File;
  url: string;
  /** Whoever has chosen it is here, and not only pointing from elsewhere on the page. */
  isFocused: boolean;
}

const limits = { accept: pictureKinds, maxSize: photoBytes, maxFiles: 1 };

/** The picture that is being framed, and why the last one was refused. */
function useSource() {
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState('');
  const { refusal } = useLimitText(limits);
  const url = source?.url;

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  function choose(file: File | undefined, isFocused: boolean) {
    if (!file) return;
    const [refused] = sortFiles([file], limits, []).refused;
    setFailure(refused ? refusal(refused) : '');
    if (!refused) setSource({ file, url: URL.createObjectURL(file), isFocused });
  }

  function close(why = '') {
    setSource(undefined);
    setFailure(why);
  }

  return { source, failure, choose, close };
}

interface PhotoPickerProps {
  id: string;
  photo?: Uploaded;
  what?: PictureName;
  isOfSelf?: boolean;
  aspect: number;
  min: Size;
  most: Size;
  format?: PictureFormat;
  required?: boolean;
  upload: Upload;
  onChange: ChangeFiles;
  onUnsettled: (code: Unsettled | 'PHOTO_OPEN') => void;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The photo beside what can be done with it, or the frame that is being set. */
function PhotoPicker(props: PhotoPickerProps) {
  const { photo, aspect, min, most, upload, onChange, onUnsettled, ...rest } = props;
  const { disabled = false, required = false, isOfSelf = false, format, what, ...input } = rest;
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Uploaded>();
  const { source, failure, choose, close } = useSource();
  const uploads = useUploads({ upload, onDone: (uploaded) => onChange(() => [uploaded]) });
  const item = uploads.items.at(-1);
  const isOwn = item && (item.state !== 'done' || item.uploaded?.id === photo?.id);
  const current = isOwn ? item : undefined;
  const unsettled = source
    ? 'PHOTO_OPEN'
    : uploads.isBusy
      ? 'FILE_PENDING'
      : current?.state === 'failed'
        ? 'FILE_FAILED'
        : undefined;
  useEffect(() => onUnsettled(unsettled), [onUnsettled, unsettled]);

  const take = ([file]: File[], isHere: boolean) => {
    if (!root.current?.closest('fieldset:disabled')) choose(file, isHere);
  };
  const takeFromElsewhere = (files: File[]) =>
    take(files, root.current?.contains(document.activeElement) ?? false);
  const { isOver, handlers } = useFileDrag(disabled, takeFromElsewhere);
  useFilePaste(root, disabled, takeFromElsewhere);

  /** The button goes with what it did, and the focus must not go with them. */
  const thenFocus = (act: () => void) => {
    flushSync(act);
    root.current?.querySelector('input')?.focus();
  };
  const send = (file: File) =>
    thenFocus(() => {
      close();
      setRemoved(undefined);
      if (item) uploads.remove(item.key);
      uploads.add([file]);
    });
  const takeOut = () =>
    thenFocus(() => {
      if (current) uploads.remove(current.key);
      if (current && current.state !== 'done') return;
      setRemoved(photo);
      onChange(() => []);
    });
  const undo = () =>
    thenFocus(() => {
      if (removed) onChange(() => [removed]);
      setRemoved(undefined);
    });
  return (
    <div ref={root} className={styles.picker} data-over={isOver || undefined} {...handlers}>
      {source ? (
        <CropPanel
          key={source.url}
          {...source}
          what={what}
          aspect={aspect}
          min={min}
          most={most}
          format={format}
          onDone={send}
          onBack={() => thenFocus(close)}
          onRefused={(text) => thenFocus(() => close(text))}
        />
      ) : (
        <div className={styles.photo}>
          <PhotoFrame what={what} aspect={aspect} file={current?.file} url={photo?.url} />
          <PhotoSide
            {...{ input, what, min, disabled, required, isOver, item: current, photo, removed }}
            hasCamera={isOfSelf}
            onFiles={(files) => take(files, true)}
            onRetry={() => current && thenFocus(() => uploads.retry(current.key))}
            onRemove={takeOut}
            onUndo={undo}
          />
        </div>
      )}
      <PhotoFailure text={failure} />
    </div>
  );
}

interface PhotoFieldProps extends FieldProps {
  upload: Upload;
  /** What its words call it; a photo unless said otherwise. */
  what?: PictureName;
  /** The photo that the record has already: the value is only its id. */
  known?: Uploaded;
  /** Width by height; the card's unless said otherwise. */
  aspect?: number;
  /** The fewest pixels of the frame. */
  min?: Size;
  /** The most pixels that are sent. */
  most?: Size;
  /** Of whoever holds the device, who may take it on the spot. */
  isOfSelf?: boolean;
  /** A logo may be transparent; a photo becomes a JPEG. */
  format?: PictureFormat;
  /** One that may be replaced, but not taken out. */
  required?: boolean;
  /** What else keeps the form from being sent, as a code. */
  check?: () => unknown;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const portrait = { width: 600, height: 800 };
const card = { width: 1200, height: 1600 };

/** One photo of a form, framed before it is sent; the value is its id or null. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, label, hint, optional, missing, known, check, ...rest } = props;
  const { aspect = 3 / 4, min = portrait, most = card } = rest;
  const frame = { aspect, min, most };
  const { shell, control } = useField({ name, label, hint, optional, missing });
  const { focusRef, files, ...value } = useFileValue({ name, known, check });
  return (
    <FieldShell {...shell} ref={focusRef}>
      <PhotoPicker {...rest} {...control} {...value} photo={files[0]} {...frame} />
    </FieldShell>
  );
}
