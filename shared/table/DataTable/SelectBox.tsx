import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  isPartly?: boolean;
  /** Beside the box on a phone, where no column says what it is. */
  words?: string;
  onChange: (isChosen: boolean, isRange: boolean) => void;
}

/** A checkbox that a finger hits: the label around it is its target. */
export function SelectBox({ label, checked, isPartly = false, words, onChange }: SelectBoxProps) {
  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          // A space pressed with Shift comes as a click with Shift, too.
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      {words && (
        <span aria-hidden="true" className={styles.words}>
          {words}
        </span>
      )}
    </label>
  );
}
