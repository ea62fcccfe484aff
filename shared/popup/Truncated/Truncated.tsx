import { Tooltip } from '@campus/shared/popup/Tooltip';
import { useCallback, useState, type Ref } from 'react';
import styles from './Truncated.module.css';

interface TruncatedProps {
  ref?: Ref<HTMLSpanElement>;
  children: string;
}

/** One line of words that may be cut: while it is, the mouse and the Tab key get all of them. */
export function Truncated({ ref, children }: TruncatedProps) {
  const [isCut, setCut] = useState(false);
  const watch = useCallback((line: HTMLElement | null) => {
    // The page of a unit test knows no sizes.
    if (!line || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCut(line.scrollWidth > line.clientWidth));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  const words = (
    <span ref={ref} className={styles.words} {...(isCut && { tabIndex: 0 })}>
      <span ref={watch} className={styles.line}>
        {children}
      </span>
    </span>
  );
  return isCut ? <Tooltip text={children}>{words}</Tooltip> : words;
}
