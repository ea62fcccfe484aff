import { Form } from '@campus/shared/form/Form';
import type { Partner } from '@campus/shared/contract/partners';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { DirectoryFacts } from './DirectoryFacts';
import { LocksContext } from './LocksContext';
import { LogoCard } from './LogoCard';
import { NameFields } from './NameFields';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';
import { PartnerConflict } from './PartnerConflict';
import styles from './PartnerForm.module.css';
import { PlaceFields } from './PlaceFields';
import { ShowFields } from './ShowFields';
import { useFreshValues } from './useFreshValues';
import { useLocks } from './useLocks';
import { usePartnerConflict } from './usePartnerConflict';
import { usePartnerForm } from './usePartnerForm';

interface PartnerFormProps {
  partner: Partner & { staff: NonNullable<Partner['staff']> };
}

/** What staff may change of a partner, beside what comes of it. */
export function PartnerForm({ partner }: PartnerFormProps) {
  const { t } = useTranslation('media');
  const { form, onSubmit } = usePartnerForm(partner, {
    onRefused: (error): Promise<boolean> => conflict.onRefused(error),
  });
  const locks = useLocks(form);
  const conflict = usePartnerConflict({ id: partner.id, form, onSubmit, locks });
  useFreshValues(form, partner);

  return (
    <div className={styles.columns}>
      <Stack>
        <LocksContext value={locks}>
          <Form form={form} onSubmit={onSubmit} submitLabel={t('partnerDesk.save')}>
            <p className={styles.about}>{t('partnerDesk.lock.about')}</p>
            <NameFields />
            <OfferFields />
            <PlaceFields partner={partner} />
            <ShowFields />
          </Form>
        </LocksContext>
        {conflict.meeting && <PartnerConflict meeting={conflict.meeting} />}
      </Stack>
      <Stack gap={8}>
        <LogoCard partner={partner} />
        <DirectoryFacts staff={partner.staff} />
        <OfferPreview form={form} partner={partner} />
      </Stack>
    </div>
  );
}
