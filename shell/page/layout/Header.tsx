import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@campus/shared/paths';
import { Link } from 'react-router-dom';
import { AppearanceButton } from '../appearance/AppearanceButton';
import { Bell } from '../inbox/Bell';
import { languages, useLanguageSwitch } from '../language/useLanguageSwitch';
import { Finder } from '../search/Finder';
import styles from './Header.module.css';
import { type NavigationItem, MenuLink } from '../menu/MenuLink';
import { PersonButton } from './PersonButton';
import personStyles from './PersonMenu.module.css';
import brandStyles from './Brand.module.css';

export function Brand() {
  const { t } = useTranslation('shell');
  return (
    <Link to={paths.home()} className={brandStyles.brand} aria-label={t('brand.home')}>
      <svg className={brandStyles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M21.5 11.2a7 7 0 1 0 0 9.6" />
        <circle cx="23.4" cy="16" r="2" />
      </svg>
      <span className={brandStyles.word}>{t('brand.name')}</span>
    </Link>
  );
}

interface PersonMenuProps {
  /** The personal sections, as remotes declare them. */
  own: NavigationItem[];
}

/** Who is here, or the way in. */
function PersonMenu({ own }: PersonMenuProps) {
  const { t } = useTranslation('shell');
  const { status, name } = useSession();
  const openModal = useClientStore((state) => state.openModal);

  if (status === 'guest')
    return (
      <Button size="s" data-opens="signIn" onClick={() => openModal('signIn')}>
        {t('person.signIn')}
      </Button>
    );
  if (status === 'loading')
    return (
      <span role="status" className={personStyles.person}>
        <span className="visually-hidden">{t('person.loading')}</span>
        <Skeleton width={36} height={36} radius="full" />
      </span>
    );
  return <SignedIn name={name} own={own} />;
}

/** The menu is most of its code, so it comes when it is first opened. */
function SignedIn({ name, own }: PersonMenuProps & { name: string }) {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const [Actions, setActions] = useState<ComponentType<PersonMenuProps>>();

  const open = async () => {
    try {
      const { AccountActions } = await import('./AccountActions');
      setActions(() => AccountActions);
    } catch {
      notify({ tone: 'danger', text: t('person.unavailable') });
    }
  };
  return Actions ? <Actions own={own} /> : <PersonButton name={name} onClick={() => void open()} />;
}

/** Changes the words in place: the address and what was typed stay. */
function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  return (
    <div role="group" aria-label={t('language.label')} className={styles.group}>
      {languages.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={name}
          aria-pressed={language === current}
          className={styles.option}
          onClick={() => void switchLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** The sections in the header, from tablets up. */
function MainMenu({ items }: { items: NavigationItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-label={t('menu.main')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HeaderProps {
  /** None where a menu of its own stands beside the page. */
  items: NavigationItem[];
  /** The personal sections. */
  own: NavigationItem[];
  /** All there is for this person, to be found by name. */
  sections: NavigationItem[];
}

/** So many sections find room beside the brand on a small laptop, and so many set close. */
const inOneRow = 4;
const inCompactRow = 6;

/** What stays at the top, and below it the menu of those who have very many sections. */
export function Header({ items, own, sections }: HeaderProps) {
  const { status } = useSession();
  // Whoever is signed in has more than a guest; nothing may jump once it is known who that is.
  const isCompact = items.length > inOneRow || (items.length > 0 && status !== 'guest');
  const isCrowded = items.length > inCompactRow;
  const menu = <MainMenu items={items} />;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div
          className={`container ${styles.row}`}
          data-compact={(isCompact && !isCrowded) || undefined}
        >
          <Brand />
          {!isCrowded && items.length > 0 && menu}
          <div className={styles.end}>
            {/* First, so that nothing beside it moves when it comes. */}
            <Bell />
            <Finder sections={sections} />
            <AppearanceButton />
            <LanguageSwitch />
            <PersonMenu own={own} />
          </div>
        </div>
      </div>
      {isCrowded && (
        <div className={styles.strip}>
          <div className="container">{menu}</div>
        </div>
      )}
    </header>
  );
}
