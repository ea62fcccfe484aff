import { useFormat } from '@campus/shared/format/useFormat';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './SplitList.module.css';
import type { Neighbours } from './useNeighbours';

interface StepProps {
  to: string | undefined;
  direction: 'previous' | 'next';
}

function Step({ to, direction }: StepProps) {
  const { t } = useTranslation('shared');
  const look = {
    size: 's',
    variant: 'ghost',
    icon: direction === 'next' ? 'chevron-down' : 'chevron-up',
    children: <span className={styles.word}>{t(`table.item.${direction}`)}</span>,
  } as const;
  if (!to) return <Button {...look} disabled />;
  return <ButtonLink {...look} to={to} title={t(`table.item.${direction}Keys`)} />;
}

interface ItemBarProps {
  neighbours: Neighbours;
  onClose: () => void;
}

/** The way from one record of a list to the next, by buttons and by the keys J, K and Esc. */
export function ItemBar({ neighbours, onClose }: ItemBarProps) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { place, total, previous, next } = neighbours;
  const go = (to: string | undefined) => () => void (to && navigate(to));
  useShortcuts([
    { keys: 'j', label: t('table.item.nextLabel'), run: go(next) },
    { keys: 'k', label: t('table.item.previousLabel'), run: go(previous) },
    { keys: 'escape', label: t('table.item.closeLabel'), run: onClose },
  ]);
  const words = () => {
    if (total === undefined) return '';
    if (place === undefined) return t('table.item.away');
    const numbers = { place: number(place), total: number(total) };
    return t(place === total && total > 1 ? 'table.item.last' : 'table.item.place', numbers);
  };
  return (
    <nav className={styles.bar} aria-label={t('table.item.label')}>
      <Step to={previous} direction="previous" />
      <Step to={next} direction="next" />
      <p role="status" className={styles.place}>
        {words()}
      </p>
      <span className={styles.close}>
        <IconButton icon="close" label={t('table.item.closeLabel')} onClick={onClose} />
      </span>
    </nav>
  );
}
