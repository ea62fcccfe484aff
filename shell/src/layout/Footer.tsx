import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listFooterLinks, type FooterLink } from '@campus/shared/contract/footer';
import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { Brand } from './Brand';
import styles from './Footer.module.css';
import { FooterLinkItem } from './FooterLinkItem';

const groups = ['ABOUT', 'HELP', 'LEGAL', 'SOCIAL'] as const;

/** Links that staff keep; when they cannot be fetched the footer is just shorter. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { data: links = [] } = useCallQuery(listFooterLinks);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <Brand />
          <p>{t('footer.pitch')}</p>
          {status === 'guest' && (
            <TextLink to={paths.staffSignIn()} quiet>
              {t('footer.staff')}
            </TextLink>
          )}
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
