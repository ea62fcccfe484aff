import { setPartnerLogo, type Partner } from '@campus/shared/contract/partners/calls';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './EditorAside.module.css';

const least = { width: 256, height: 256 };
// Larger ones would not fit into the megabyte that a logo may take.
const most = { width: 512, height: 512 };

const logoOf = ({ logo, name }: Partner) => ({ id: logo?.url ?? '', name, url: logo?.url });

/** The logo is kept as soon as it is chosen, apart from the other fields. */
export function LogoCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const form = useForm({ defaultValues: { logo: partner.logo?.url ?? null } });
  const upload = useUploadCall(
    setPartnerLogo,
    () => ({ params: { id: partner.id }, body: {} }),
    (saved) => logoOf(saved),
  );
  return (
    <section aria-labelledby="logo-title">
      <h2 id="logo-title" className={styles.title}>
        {t('partnerDesk.logo.title')}
      </h2>
      <FormProvider {...form}>
        <PhotoField
          name="logo"
          label={t('partnerDesk.logo.label')}
          hint={t('partnerDesk.logo.hint')}
          what="picture"
          upload={upload}
          known={partner.logo ? logoOf(partner) : undefined}
          aspect={1}
          min={least}
          most={most}
          format="png"
          required
        />
      </FormProvider>
    </section>
  );
}
