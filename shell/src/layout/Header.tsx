import { AppearanceButton } from '../appearance/AppearanceButton';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';
import type { MenuItem } from './MenuItem';
import { PersonMenu } from './PersonMenu';

export const Header = ({ items }: { items: MenuItem[] }) => (
  <header className={styles.header}>
    <div className={`container ${styles.row}`}>
      <Brand />
      <MainMenu items={items} />
      <div className={styles.end}>
        <AppearanceButton />
        <LanguageSwitch />
        <PersonMenu />
      </div>
    </div>
  </header>
);
