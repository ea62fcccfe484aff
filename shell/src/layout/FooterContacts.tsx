import { useTranslation } from 'react-i18next';
import styles from './Footer.module.css';
import { usePublicSettings } from './usePublicSettings';

/** Staff write these; what is no address or number stays a text. */
const isEmail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);
const digitsOf = (text: string) => text.replace(/[^\d+]/g, '');

/** How to reach support, as the public settings say it. */
export function FooterContacts() {
  const { t } = useTranslation('shell');
  const { supportEmail, supportPhone, supportHours } = usePublicSettings();
  if (!supportEmail && !supportPhone) return null;
  return (
    <address className={styles.contacts}>
      <span className="visually-hidden">{t('footer.support')}</span>
      {supportPhone && (
        <Contact href={`tel:${digitsOf(supportPhone)}`} text={supportPhone} isLink />
      )}
      {supportEmail && (
        <Contact
          href={`mailto:${supportEmail}`}
          text={supportEmail}
          isLink={isEmail(supportEmail)}
        />
      )}
      {supportHours && <span>{supportHours}</span>}
    </address>
  );
}

function Contact({ href, text, isLink }: { href: string; text: string; isLink: boolean }) {
  return isLink ? <a href={href}>{text}</a> : <span>{text}</span>;
}
