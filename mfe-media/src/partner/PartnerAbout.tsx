import type { Partner } from '@campus/shared/contract/partners';
import { useTranslation } from 'react-i18next';
import { LanguageNote } from '../reading/LanguageNote';
import styles from './PartnerAbout.module.css';

interface PartnerAboutProps {
  partner: Pick<Partner, 'description' | 'lang'>;
}

/** Plain text of several lines, as the partner sent it. */
export function PartnerAbout({ partner: { description, lang } }: PartnerAboutProps) {
  const { t } = useTranslation('media');
  return (
    <>
      <LanguageNote lang={lang} />
      {description && (
        <>
          <h2>{t('partners.about')}</h2>
          <p lang={lang} className={styles.text}>
            {description}
          </p>
        </>
      )}
    </>
  );
}
