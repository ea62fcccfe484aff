import { Icon } from '@campus/shared/ui/Icon';
import type { ComponentPropsWithRef } from 'react';
import { acceptOf, type FileKind } from '../FileDrop/fileKinds';
import styles from './PhotoChooser.module.css';

interface PhotoChooserProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  id: string;
  accept: readonly FileKind[];
  text: string;
  onFiles: (files: File[]) => void;
}

/** Looks like a button and is the browser's own choice of a file. */
export function PhotoChooser({ id, accept, text, onFiles, ...rest }: PhotoChooserProps) {
  return (
    <span className={styles.chooser}>
      <Icon name="upload" />
      <label htmlFor={id}>{text}</label>
      <input
        {...rest}
        type="file"
        id={id}
        title=""
        accept={acceptOf(accept)}
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </span>
  );
}
