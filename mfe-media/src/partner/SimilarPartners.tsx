import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterPartners, type Partner } from '@campus/shared/contract/partners';
import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { PartnerGrid } from '../partners/PartnerGrid';
import { Offer } from '../reading/Offer';

const shown = 3;

interface SimilarPartnersProps {
  to: Pick<Partner, 'id' | 'category'>;
}

/** Others of the same category; while they load or fail, the partner stands alone. */
export function SimilarPartners({ to: { id, category } }: SimilarPartnersProps) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterPartners, {
    query: { size: shown + 1 },
    body: { categoryIds: [category.id] },
  });
  // While another category loads, the answer is still about the one before.
  const similar = data?.items.filter((partner) => partner.category.id === category.id) ?? [];
  const others = similar.filter((partner) => partner.id !== id).slice(0, shown);
  if (others.length === 0) return null;
  const all = `${paths.partners()}?categoryIds=${category.id}`;
  return (
    <Offer title={t('partners.related')} all={{ to: all, label: category.name }}>
      <PartnerGrid items={others} headingLevel={3} />
    </Offer>
  );
}
