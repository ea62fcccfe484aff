import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPartner } from '@campus/shared/contract/partners';
import { paths } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isMissing } from '../reading/isMissing';
import { PartnerForm } from './PartnerForm';
import { PartnerFormSkeleton } from './PartnerFormSkeleton';
import { PartnerStanding } from './PartnerStanding';

/** One partner as staff edit it. */
export function PartnerEditorScreen() {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const { id = '' } = useParams();
  const query = useCallQuery(getPartner, { params: { id } });
  const partner = query.data;
  const isNowhere = isMissing(query.error) && !partner;
  const title = partner?.name ?? t(`partnerDesk.${isNowhere ? 'missing' : 'loading'}`);
  return (
    <Screen
      title={title}
      lang={partner?.lang}
      lead={partner && <PartnerStanding partner={partner} />}
      breadcrumbs={[{ to: paths.partnerDesk(), label: t('partners.title') }]}
      actions={
        partner && (
          <ButtonLink to={paths.partner(id)} target="_blank" variant="ghost" icon="external">
            {t('partnerDesk.open')}
            <span className="visually-hidden"> {shared('opensInNewTab')}</span>
          </ButtonLink>
        )
      }
    >
      <Head title={title} isPrivate />
      {isNowhere ? (
        <NoSuchPartner />
      ) : (
        <QueryView query={query} empty={null} skeleton={<PartnerFormSkeleton />}>
          {({ staff, ...rest }) =>
            staff ? (
              <PartnerForm key={id} partner={{ ...rest, staff }} />
            ) : (
              <NoAccess text={t('partnerDesk.noAccess')} />
            )
          }
        </QueryView>
      )}
    </Screen>
  );
}

function NoSuchPartner() {
  const { t } = useTranslation('media');
  return (
    <EmptyState
      icon="search"
      title={t('partnerDesk.missing')}
      text={t('partnerDesk.missingText')}
      action={<ButtonLink to={paths.partnerDesk()}>{t('partners.back')}</ButtonLink>}
    />
  );
}
