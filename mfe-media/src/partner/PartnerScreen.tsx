import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPartner } from '@campus/shared/contract/partners';
import { paths } from '@campus/shared/paths';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { partnerHead } from '../../heads/partnerHead';
import { NothingHere } from '../reading/NothingHere';
import { ReadingLayout } from '../reading/ReadingLayout';
import { ReadingSkeleton } from '../reading/ReadingSkeleton';
import { RecordScreen } from '../reading/RecordScreen';
import { OfferPanel } from './OfferPanel';
import { PartnerAbout } from './PartnerAbout';
import { PartnerFacts } from './PartnerFacts';
import { SimilarPartners } from './SimilarPartners';

export function PartnerScreen() {
  const { t } = useTranslation('media');
  const { id = '' } = useParams();
  const query = useCallQuery(getPartner, { params: { id } });
  return (
    <RecordScreen
      query={query}
      loading={t('partners.loading')}
      headOf={({ name, category }) => ({ title: name, lead: category.name })}
      pathOf={(partner) => paths.partner(partner.id)}
      breadcrumbs={[{ to: paths.partners(), label: t('partners.title') }]}
      missing={<NothingHere of="partners" icon="spark" to={paths.partners()} />}
      skeleton={<ReadingSkeleton isAsideLast />}
    >
      {(partner) => (
        <ReadingLayout
          isAsideLast
          aside={<PartnerFacts partner={partner} />}
          next={<SimilarPartners to={partner} />}
        >
          <RecordHead source={partnerHead} record={partner} />
          <OfferPanel partner={partner} />
          <PartnerAbout partner={partner} />
        </ReadingLayout>
      )}
    </RecordScreen>
  );
}
