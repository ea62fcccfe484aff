import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { educationPaths } from '@campus/shared/contract/education/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './OwnSections.module.css';

interface Section {
  name: 'profile' | 'identity' | 'study' | 'workPlan' | 'applications';
  to: string;
  icon: IconName;
  isForStudents?: true;
}

const sections: readonly Section[] = [
  { name: 'profile', to: peoplePaths.profile(), icon: 'user' },
  { name: 'identity', to: peoplePaths.identity(), icon: 'lock' },
  { name: 'study', to: peoplePaths.study(), icon: 'school' },
  { name: 'workPlan', to: educationPaths.workPlan(), icon: 'calendar', isForStudents: true },
  { name: 'applications', to: applicationPaths.own(), icon: 'file' },
];

/** Where everything lies that this domain knows of a person. */
export function OwnSections() {
  const { t } = useTranslation('participant');
  const session = useSession();
  return (
    <nav aria-label={t('me.sections.label')}>
      <ul className={styles.sections}>
        {sections
          .filter(({ isForStudents }) => mayUse(session, isForStudents ? ['STUDENT'] : 'signedIn'))
          .map(({ name, to, icon }) => (
            <li key={name} className={styles.section}>
              <span className={styles.sign}>
                <Icon name={icon} size={24} />
              </span>
              <div>
                <TextLink to={to} cover quiet>
                  {t(`me.sections.${name}.title`)}
                </TextLink>
                <p className={styles.hint}>{t(`me.sections.${name}.hint`)}</p>
              </div>
            </li>
          ))}
      </ul>
    </nav>
  );
}
