import type { Partner } from '@campus/shared/contract/partners';
import { useFormat } from '@campus/shared/format/useFormat';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** «с 1 марта 2026 до 5 мая 2026», or that there is no end. */
function useValidity({ validFrom, validTo }: Partner) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const ends = [
    validFrom && t('partners.from', { date: date(validFrom) }),
    validTo && t('partners.until', { date: date(validTo) }),
  ];
  return ends.filter(Boolean).join(' ') || t('partners.forever');
}

/** Where the partner is, how to reach it and how long the offer holds. */
export function usePartnerFacts(partner: Partner) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { address, cities, phone, website } = partner;
  const validity = useValidity(partner);
  const values: Record<string, ReactNode> = {
    where: cities.map(({ name }) => name).join(', '),
    address: address && <span lang="ru">{address}</span>,
    phone: phone && <a href={`tel:${phone}`}>{format.phone(phone)}</a>,
    website: website && (
      <TextLink to={website} external>
        {t('partners.toWebsite')}
      </TextLink>
    ),
    validity,
  };
  return Object.entries(values)
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => ({ term: t(`partners.${name}`), value }));
}
