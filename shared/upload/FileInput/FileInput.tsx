import { useId, type Ref } from 'react';
import styles from './FileInput.module.css';

interface FileInputProps {
  label: string;
  /** Endings and media types, as the attribute has them. */
  accept: string;
  onFile: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses a file that the page itself reads: nothing is uploaded. */
export function FileInput({ label, accept, onFile, ref }: FileInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Otherwise the same file, mended, could not be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
