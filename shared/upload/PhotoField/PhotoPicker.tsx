import type { Unsettled } from '@campus/shared/upload/FileDrop';
import { useUploads, type Upload, type Uploaded } from '@campus/shared/upload/useUploads';
import { useEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useFileDrag } from '../FileDrop/useFileDrag';
import { useFilePaste } from '../FileDrop/useFilePaste';
import type { ChangeFiles } from '../FileDrop/useRemoval';
import { CropPanel } from './CropPanel';
import { PhotoFailure } from './PhotoFailure';
import { PhotoFrame } from './PhotoFrame';
import styles from './PhotoPicker.module.css';
import { PhotoSide } from './PhotoSide';
import type { PictureFormat } from './cropPicture';
import type { PictureName } from './PictureName';
import type { Size } from './frameOf';
import { useSource } from './useSource';

interface PhotoPickerProps {
  id: string;
  photo?: Uploaded;
  what?: PictureName;
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
export function PhotoPicker(props: PhotoPickerProps) {
  const { photo, aspect, min, most, upload, onChange, onUnsettled, ...rest } = props;
  const { disabled = false, required = false, format, what, ...input } = rest;
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
            onFiles={(files) => take(files, true)}
            onRetry={() => current && uploads.retry(current.key)}
            onRemove={takeOut}
            onUndo={undo}
          />
        </div>
      )}
      <PhotoFailure text={failure} />
    </div>
  );
}
