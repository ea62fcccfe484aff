import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './MonthHead.module.css';
import { addMonths, monthOf } from './monthDays';

interface MonthHeadProps {
  titleId: string;
  month: string;
  today: string;
  hrefOf: (month: string) => string;
}

/** The name of the month and the way to others: links, so that a month can be sent to somebody. */
export function MonthHead({ titleId, month, today, hrefOf }: MonthHeadProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const step = (count: number, name: string, icon: 'chevron-left' | 'chevron-right') => (
    <Link
      to={hrefOf(addMonths(month, count))}
      className={styles.step}
      aria-label={name}
      title={name}
      preventScrollReset
    >
      <Icon name={icon} size={24} />
    </Link>
  );
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {format.month(month)}
      </h2>
      <div className={styles.steps}>
        {step(-1, t('calendar.previousMonth'), 'chevron-left')}
        <ButtonLink
          to={hrefOf(monthOf(today))}
          variant="soft"
          size="s"
          aria-current={monthOf(today) === month ? 'date' : undefined}
          preventScrollReset
        >
          {t('calendar.toToday')}
        </ButtonLink>
        {step(1, t('calendar.nextMonth'), 'chevron-right')}
      </div>
    </div>
  );
}
