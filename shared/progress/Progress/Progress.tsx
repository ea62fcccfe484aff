import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  /** Without a number it only says that something is going on. */
  value?: number;
  max?: number;
  /** Instead of per cent: «12 из 40 файлов». */
  valueText?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How far something is. Readers hear of every quarter, not of every per cent. */
export function Progress({ label, value, max = 100, valueText, ref }: ProgressProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const share = value === undefined || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
  const percent = share === null ? null : Math.floor(share * 100);
  const text = valueText ?? (percent === null ? '' : t('progress.percent', { percent }));
  return (
    <div ref={ref} className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.value}>{text}</span>
      <ProgressBar
        max={1}
        {...(share === null ? {} : { value: share })}
        aria-labelledby={id}
        aria-valuetext={text || undefined}
      />
      <span role="status" className="visually-hidden">
        {percent !== null && <Reached label={label} quarters={Math.floor(percent / 25)} />}
      </span>
    </div>
  );
}

function Reached({ label, quarters }: { label: string; quarters: number }) {
  const { t } = useTranslation('shared');
  if (quarters === 0) return null;
  return quarters === 4
    ? t('progress.complete', { label })
    : t('progress.reached', { label, percent: quarters * 25 });
}
