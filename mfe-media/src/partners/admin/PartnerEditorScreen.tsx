import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPartner, type Partner, updatePartner } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PartnerForm } from './PartnerForm';
import { PartnerReader } from './PartnerReader';
import styles from './PartnerForm.module.css';
import { ShownState } from './ShownState';
import { usePeriodWords } from './usePeriodWords';

const fields = [0, 1, 2, 3, 4];

const PartnerFormSkeleton = () => (
  <div className={styles.columns}>
    <Surface padding="l">
      <Stack gap={6}>
        {fields.map((field) => (
          <Stack key={field} gap={2}>
            <Skeleton width={140} />
            <Skeleton height={48} radius="m" />
          </Stack>
        ))}
      </Stack>
    </Surface>
    <SkeletonText lines={6} />
  </div>
);

/** Whether readers see the partner, and until when. */
function PartnerStanding({ partner }: { partner: Partner }) {
  const periodOf = usePeriodWords();
  return (
    <Stack direction="row" gap={3} align="center">
      <ShownState offer={partner} isActive={partner.staff?.isActive ?? false} />
      <span>{periodOf(partner)}</span>
    </Stack>
  );
}

/** One partner as staff edit it. */
export function PartnerEditorScreen() {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const { id = '' } = useParams();
  const mayWrite = mayUse(useSession(), updatePartner.access);
  const query = useCallQuery(getPartner, { params: { id } });
  const partner = query.data;
  return (
    <EditorScreen
      query={query}
      title={partner?.name ?? t('partnerDesk.loading')}
      lang={partner?.lang}
      lead={partner && <PartnerStanding partner={partner} />}
      list={{ to: partnerPaths.partnerDesk(), label: t('partners.title') }}
      missing={(word) => t(`partnerDesk.missing.${word}`)}
      actions={
        partner && (
          <ButtonLink to={partnerPaths.partner(id)} target="_blank" variant="ghost" icon="external">
            {t('partnerDesk.open')}
            <span className="visually-hidden"> {shared('opensInNewTab')}</span>
          </ButtonLink>
        )
      }
      skeleton={<PartnerFormSkeleton />}
    >
      {({ staff, ...rest }) => {
        if (!staff) return <NoAccess text={t('partnerDesk.noAccess')} />;
        const known = { ...rest, staff };
        return mayWrite ? (
          <PartnerForm key={id} partner={known} />
        ) : (
          <PartnerReader partner={known} />
        );
      }}
    </EditorScreen>
  );
}
