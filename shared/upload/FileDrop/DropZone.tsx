import { Icon } from '@campus/shared/ui/Icon';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DropZone.module.css';
import { acceptOf } from './fileKinds';
import type { Limits } from './sortFiles';
import { useFileDrag } from './useFileDrag';
import { useLimitText } from './useLimitText';

interface DropZoneProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  id: string;
  limits: Limits;
  onFiles: (files: File[]) => void;
}

/** The browser's own input lies over all of it, unseen: any press opens the choice of files. */
export function DropZone({ id, limits, onFiles, disabled = false, ...rest }: DropZoneProps) {
  const { t } = useTranslation('shared');
  const text = useLimitText(limits);
  const { isOver, handlers } = useFileDrag(disabled, onFiles);
  const described = [rest['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ');
  return (
    <div className={styles.zone} data-over={isOver || undefined} {...handlers}>
      <span className={styles.sign}>
        <Icon name={isOver ? 'download' : 'upload'} size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.way}>
          <label htmlFor={id} className={styles.choose}>
            {t(limits.maxFiles > 1 ? 'upload.chooseMany' : 'upload.choose')}
          </label>{' '}
          {isOver ? t('upload.release') : <span className={styles.drag}>{t('upload.way')}</span>}
        </p>
        <p id={`${id}-limits`} className={styles.limits}>
          {text.limits}
        </p>
      </div>
      <input
        {...rest}
        type="file"
        id={id}
        title=""
        disabled={disabled}
        accept={acceptOf(limits.accept)}
        multiple={limits.maxFiles > 1}
        aria-describedby={described}
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
