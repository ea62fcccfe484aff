import { useFormat } from '@campus/shared/format/useFormat';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import styles from './Timeline.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface TimelineEvent {
  id: string;
  /** What happened: «Заявка одобрена». */
  title: string;
  /** When, as ISO 8601. */
  at: string;
  who?: string;
  /** More words: a reason, a comment. */
  text?: ReactNode;
  tone?: Tone;
  icon?: IconName;
}

interface TimelineProps {
  label: string;
  events: readonly TimelineEvent[];
  ref?: Ref<HTMLOListElement>;
}

const usual: Record<Tone, IconName> = {
  neutral: 'clock',
  success: 'check',
  warning: 'alert',
  danger: 'close',
  info: 'info',
};

const byNewest = (a: TimelineEvent, b: TimelineEvent) => Date.parse(b.at) - Date.parse(a.at);

/** What happened to a record, the newest first whatever the order it came in. */
export function Timeline({ label, events, ref }: TimelineProps) {
  const { dateTime } = useFormat();
  return (
    <ol ref={ref} className={styles.timeline} aria-label={label}>
      {events.toSorted(byNewest).map((event) => {
        const { id, title, at, who, text, tone = 'neutral', icon = usual[tone] } = event;
        return (
          <li key={id} className={styles.event} data-tone={tone}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <p className={styles.facts}>
                <time dateTime={at}>{dateTime(at)}</time>
                {who && <span>{who}</span>}
              </p>
              {text && <div className={styles.text}>{text}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
