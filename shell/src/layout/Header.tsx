import { useSession } from '@campus/shared/remote/useSession';
import { AppearanceButton } from '../appearance/AppearanceButton';
import { Bell } from '../inbox/Bell';
import { Finder } from '../search/Finder';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';
import type { MenuItem } from './MenuItem';
import { PersonMenu } from './PersonMenu';

interface HeaderProps {
  items: MenuItem[];
  /** All there is for this person, to be found by name. */
  sections: MenuItem[];
}

/** So many sections find room beside the brand on a small laptop. */
const inOneRow = 4;

/** What stays at the top, and below it the menu of those who have many sections. */
export function Header({ items, sections }: HeaderProps) {
  const { status } = useSession();
  // Whoever is signed in has more than a guest; nothing may jump once it is known who that is.
  const isCrowded = items.length > inOneRow || status !== 'guest';
  const menu = <MainMenu items={items} />;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <Brand />
          {!isCrowded && menu}
          <div className={styles.end}>
            {/* First, so that nothing beside it moves when it comes. */}
            <Bell />
            <Finder sections={sections} />
            <AppearanceButton />
            <LanguageSwitch />
            <PersonMenu />
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
