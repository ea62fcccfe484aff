import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Pagination.module.css';

/** Page numbers to offer: the ends, the current one with its neighbours, `null` for a gap. */
export function pageList(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  shown.sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? [null, page] : [page];
  });
}

interface PaginationProps {
  total: number;
  skip: number;
  size: number;
  hrefOf: (skip: number) => string;
  ref?: Ref<HTMLElement>;
}

/** Pages are addresses: they can be opened in a new tab, shared and walked back. */
export function Pagination({ total, skip, size, hrefOf, ref }: PaginationProps) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  const current = Math.floor(skip / size) + 1;
  const last = Math.max(1, Math.ceil(total / size));
  const range = { from: Math.min(skip + 1, total), to: Math.min(skip + size, total) };
  const toPage = (page: number) => hrefOf((page - 1) * size);

  return (
    <nav ref={ref} className={styles.nav} aria-label={t('pagination.label')}>
      <p className={styles.range}>
        {t('pagination.range', {
          from: number(range.from),
          to: number(range.to),
          total: number(total),
        })}
      </p>
      {last > 1 && (
        <ol className={styles.pages}>
          <Step to={current > 1 ? toPage(current - 1) : undefined} direction="previous" />
          {pageList(current, last).map((page, index) => (
            <li key={page ?? `gap-${index}`} data-far={page !== current || undefined}>
              {page === null ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Link
                  to={toPage(page)}
                  className={styles.page}
                  aria-label={t('pagination.page', { page })}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
          <Step to={current < last ? toPage(current + 1) : undefined} direction="next" />
        </ol>
      )}
    </nav>
  );
}

function Step({ to, direction }: { to?: string; direction: 'previous' | 'next' }) {
  const { t } = useTranslation('shared');
  const arrow = <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />;
  if (!to)
    return (
      <li>
        <span className={styles.page} data-off>
          {arrow}
        </span>
      </li>
    );
  return (
    <li>
      <Link to={to} rel={direction === 'next' ? 'next' : 'prev'} className={styles.page}>
        {arrow}
        <span className="visually-hidden">{t(`pagination.${direction}`)}</span>
      </Link>
    </li>
  );
}
