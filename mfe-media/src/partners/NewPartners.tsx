import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useTranslation } from 'react-i18next';
import { Teaser } from '@campus/shared/reading/Teaser';
import { PartnerGrid, PartnerGridSkeleton } from './PartnerGrid';

const shown = 6;

/** Partners on the home page, which does without where there are none or they do not load. */
export function NewPartners() {
  const { t } = useTranslation('media');
  const partners = useCallQuery(filterPartners, { query: { size: shown }, body: {} });
  const isNothing = partners.data ? partners.data.items.length === 0 : partners.isError;
  if (isNothing) return null;
  return (
    <Teaser
      title={t('partners.home')}
      all={{ to: partnerPaths.partners(), label: t('partners.all') }}
    >
      <QueryView query={partners} empty={null} skeleton={<PartnerGridSkeleton count={shown} />}>
        {(page) => <PartnerGrid items={page.items} headingLevel={3} />}
      </QueryView>
    </Teaser>
  );
}
