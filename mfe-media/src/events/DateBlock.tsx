import { dayAt, today } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import styles from './DateBlock.module.css';

interface DateBlockProps {
  /** A moment; its day in Moscow is shown. */
  iso: string;
}

/** A leaf of a tear-off calendar; the weekday gives way to the year where it is another one. */
export function DateBlock({ iso }: DateBlockProps) {
  const { dayMonth, shortWeekday } = useFormat();
  const day = dayAt(Date.parse(iso));
  const [number, ...month] = dayMonth(iso).split(' ');
  const year = day.slice(0, 4);
  return (
    <time dateTime={day} className={styles.block}>
      <span className={styles.number}>{number} </span>
      <span className={styles.month}>{month.join(' ')} </span>
      <span className={styles.weekday}>
        {year === today().slice(0, 4) ? shortWeekday(iso) : year}
      </span>
    </time>
  );
}
