import type { LanguageKey } from '@campus/shared/contract/fields';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CompletenessRing.module.css';

interface CompletenessRingProps {
  ref?: Ref<HTMLDivElement>;
  /** What share of the fields is filled in, from 0 to 1. */
  parts: Record<LanguageKey, number>;
}

const rings = [
  { language: 'ru', radius: 19 },
  { language: 'en', radius: 12 },
] as const;

/** Almost done is not done: only a whole part is rounded to a hundred. */
const shareOf = (part: number) =>
  part >= 1 ? 1 : Math.min(Math.max(Math.round(part * 100), 0), 99) / 100;

/** How far a text is in both languages: the outer ring is Russian, the inner one English. */
export function CompletenessRing({ ref, parts }: CompletenessRingProps) {
  const { t } = useTranslation('shared');
  const { percent } = useFormat();
  const isWhole = rings.every(({ language }) => shareOf(parts[language]) === 1);
  return (
    <div ref={ref} className={styles.ring}>
      <svg className={styles.picture} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        {rings.map(({ language, radius }) => (
          <g key={language} data-language={language} className={styles.language}>
            <circle className={styles.track} cx="24" cy="24" r={radius} />
            {shareOf(parts[language]) > 0 && (
              <circle
                className={styles.done}
                cx="24"
                cy="24"
                r={radius}
                pathLength="100"
                strokeDasharray={`${shareOf(parts[language]) * 100} 100`}
              />
            )}
          </g>
        ))}
        {isWhole && <path className={styles.check} d="M19.5 24.25l3.25 3.25 6-7" />}
      </svg>
      <ul className={styles.words} aria-label={t('bilingual.completeness')}>
        {rings.map(({ language }) => {
          const share = shareOf(parts[language]);
          const words = { language: t(`bilingual.names.${language}`), percent: percent(share) };
          return (
            <li key={language} data-language={language} className={styles.language}>
              {t(share === 1 ? 'bilingual.complete' : 'bilingual.part', words)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
