import type { LanguageKey } from '@campus/shared/contract/fields';
import { Surface } from '@campus/shared/ui/Surface';
import { LanguageFields } from './LanguageFields';
import styles from './LanguagePanels.module.css';
import { languages } from './languages';
import { LanguageSwitch } from './LanguageSwitch';

interface LanguagePanelsProps {
  /** Which of them is seen where there is no room for both. */
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
  subjectId: string;
}

/** Russian and English beside each other; a narrow screen hides one, and what is typed there stays. */
export function LanguagePanels({ language, onLanguage, subjectId }: LanguagePanelsProps) {
  return (
    <div>
      <LanguageSwitch language={language} onLanguage={onLanguage} />
      <div className={styles.panels}>
        {languages.map((own) => (
          <div key={own} className={styles.panel} data-shown={own === language}>
            <Surface>
              <LanguageFields language={own} subjectId={subjectId} />
            </Surface>
          </div>
        ))}
      </div>
    </div>
  );
}
