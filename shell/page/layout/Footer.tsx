import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listFooterLinks, type FooterLink } from '@campus/shared/contract/settings/calls';
import { phonesIn } from '@campus/shared/format/phonesIn';
import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { CookieSettingsButton } from '../cookieNotice/CookieSettingsButton';
import { Brand } from './Header';
import styles from './Footer.module.css';
import { linkKind } from '@campus/shared/browser/linkKind';
import { usePublicSettings } from '../language/usePublicSettings';

/** Staff write these; what is no address or number stays a text. */
const isEmail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** How to reach support, as the public settings say it. */
function FooterContacts() {
  const { t } = useTranslation('shell');
  const { supportEmail, supportPhone, supportHours } = usePublicSettings();
  if (!supportEmail && !supportPhone) return null;
  return (
    <address className={styles.contacts}>
      <span className="visually-hidden">{t('footer.support')}</span>
      {supportPhone && (
        <span>
          {phonesIn(supportPhone).map(({ text, dialled = '' }, index) => (
            <Contact
              key={`${index} ${text}`}
              href={`tel:${dialled}`}
              text={text}
              isLink={dialled !== ''}
            />
          ))}
        </span>
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

/** Staff write these addresses, so only what the validation rules allow becomes a link. */
function FooterLinkItem({ link: { url, title } }: { link: FooterLink }) {
  const kind = linkKind(url);
  if (kind)
    return (
      <TextLink to={url} external={kind === 'site'} quiet>
        {title}
      </TextLink>
    );
  return /^(mailto|tel):/.test(url) ? <a href={url}>{title}</a> : title;
}

const groups = ['ABOUT', 'HELP', 'LEGAL', 'SOCIAL'] as const;

/** Links and contacts that staff keep; when they cannot be fetched the footer is just shorter. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { data = [] } = useCallQuery(listFooterLinks);
  // Whoever edits the footer is told of hidden links, too.
  const links = data.filter(({ staff }) => staff?.isActive !== false);
  const { copyright } = usePublicSettings();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <Brand />
          <p>{t('footer.pitch')}</p>
          <FooterContacts />
        </div>
        {links.length > 0 && (
          <nav className={styles.groups} aria-label={t('footer.label')}>
            {groups.map((group) => (
              <Group
                key={group}
                title={t(`footer.${group}`)}
                links={links.filter((link) => link.group === group)}
              />
            ))}
          </nav>
        )}
      </div>
      <div className={`container ${styles.end}`}>
        {copyright && <p>{copyright}</p>}
        <CookieSettingsButton />
        {status === 'guest' && (
          <TextLink to={paths.staffSignIn()} quiet>
            {t('footer.staff')}
          </TextLink>
        )}
      </div>
    </footer>
  );
}

function Group({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links
          .toSorted((a, b) => a.position - b.position)
          .map((link) => (
            <li key={link.id}>
              <FooterLinkItem link={link} />
            </li>
          ))}
      </ul>
    </section>
  );
}
