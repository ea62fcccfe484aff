import { today } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

const soon = 14;
const msPerDay = 86_400_000;

/** Until which day an offer holds; nothing where it has no end. */
export function OfferEnd({ validTo }: { validTo: string | null }) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  if (!validTo) return null;
  const isSoon = (Date.parse(validTo) - Date.parse(today())) / msPerDay <= soon;
  const words = { date: date(validTo) };
  if (!isSoon) return <span>{t('partners.until', words)}</span>;
  return (
    <Status tone="warning" icon="clock">
      {t('partners.soonOver', words)}
    </Status>
  );
}
