import { useFormat } from '@campus/shared/format/useFormat';
import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Button } from '@campus/shared/ui/Button';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { useMedia } from '@campus/shared/ui/useMedia';
import type { Item, Uploaded } from '@campus/shared/upload/useUploads';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, type FileKind } from '../FileDrop/fileKinds';
import { FailureWords } from '../FileDrop/FailureWords';
import { useFailureText } from '../FileDrop/useFailureText';
import { useKindText } from '../FileDrop/useLimitText';
import photoChooserStyles from './PhotoChooser.module.css';
import styles from './PhotoPicker.module.css';
import { photoBytes, pictureKinds, type PictureName } from './pictureKinds';
import type { Size } from './frameOf';

/** Why the picture was not taken. */
export function PhotoFailure({ text }: { text: string }) {
  return <div role="alert">{text && <FailureWords>{text}</FailureWords>}</div>;
}

interface PhotoChooserProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  id: string;
  accept: readonly FileKind[];
  text: string;
  icon?: IconName;
  /** The camera that faces whoever holds the phone, in place of the choice. */
  capture?: 'user';
  onFiles: (files: File[]) => void;
}

/** Looks like a button and is the browser's own choice of a file. */
function PhotoChooser({ id, accept, text, icon = 'upload', onFiles, ...rest }: PhotoChooserProps) {
  return (
    <span className={photoChooserStyles.chooser}>
      <Icon name={icon} />
      <label htmlFor={id}>{text}</label>
      <input
        {...rest}
        type="file"
        id={id}
        title=""
        accept={acceptOf(accept)}
        className={photoChooserStyles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </span>
  );
}

interface PhotoSideProps {
  input: { id: string } & Pick<
    ComponentPropsWithRef<'input'>,
    'ref' | 'aria-invalid' | 'aria-describedby'
  >;
  what?: PictureName;
  /** Where the device has one for its holder. */
  hasCamera: boolean;
  min: Size;
  disabled: boolean;
  /** It may be replaced, but not taken out. */
  required: boolean;
  isOver: boolean;
  item?: Item;
  photo?: Uploaded;
  removed?: Uploaded;
  onFiles: (files: File[]) => void;
  onRetry: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** What the photo must be, how far it is, and what can be done with it. */
export function PhotoSide(props: PhotoSideProps) {
  const { input, what, min, disabled, required, isOver, item, photo, removed } = props;
  const { t } = useTranslation('shared');
  const kinds = useKindText()(pictureKinds);
  const format = useFormat();
  const failure = useFailureText();
  const hasCamera = useMedia('(pointer: coarse)') && props.hasCamera;
  const isMoving = item?.state === 'waiting' || item?.state === 'sending';
  const hasFailed = item?.state === 'failed';
  const named = { context: what };
  const hasPhoto = !!(item ?? photo);
  const described = [input['aria-describedby'], `${input.id}-limits`].filter(Boolean).join(' ');
  const said = isMoving
    ? t('upload.photo.sending', named)
    : item?.state === 'done'
      ? t('upload.photo.saved', named)
      : removed
        ? t('upload.photo.removed', named)
        : '';
  return (
    <div className={styles.side}>
      {!isOver && !hasPhoto && !removed && <p className={styles.drag}>{t('upload.photo.way')}</p>}
      {isOver && <p className={styles.release}>{t('upload.photo.release', named)}</p>}
      <p id={`${input.id}-limits`} className={styles.facts}>
        {t('upload.photo.limits', { kinds, size: format.bytes(photoBytes), ...min })}
      </p>
      {isMoving && (
        <ProgressBar
          aria-label={t('upload.photo.sending', named)}
          value={Math.round(item.progress * 100)}
          max={100}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <PhotoFailure text={(item && failure(item)) ?? ''} />
      <div className={styles.actions}>
        {hasFailed && (
          <Button variant="soft" icon="retry" disabled={disabled} onClick={props.onRetry}>
            {t('upload.retry')}
          </Button>
        )}
        <PhotoChooser
          {...input}
          aria-describedby={described}
          disabled={disabled}
          accept={pictureKinds}
          text={t(hasPhoto ? 'upload.photo.replace' : 'upload.photo.choose', named)}
          onFiles={props.onFiles}
        />
        {hasCamera && (
          <PhotoChooser
            id={`${input.id}-camera`}
            aria-describedby={described}
            disabled={disabled}
            accept={pictureKinds}
            capture="user"
            icon="camera"
            text={t('upload.photo.shoot')}
            onFiles={props.onFiles}
          />
        )}
        {hasPhoto && !disabled && (isMoving || hasFailed || !required) && (
          <Button variant="ghost" icon={isMoving ? 'close' : 'trash'} onClick={props.onRemove}>
            {t(isMoving ? 'upload.photo.cancel' : 'upload.photo.remove')}
          </Button>
        )}
        {removed && !hasPhoto && (
          <Button variant="ghost" icon="undo" onClick={props.onUndo}>
            {t('upload.photo.undo', named)}
          </Button>
        )}
      </div>
    </div>
  );
}
