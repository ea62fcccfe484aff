import { daysToRestore } from '@campus/shared/contract/people/machine';
import { FormSection } from '@campus/shared/form/FormSection';
import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SegmentedChoice } from '../appearance/SegmentedChoice';
import { SignInPrompt } from '../errors/SignInPrompt';
import { languages, useLanguageSwitch } from '../language/useLanguageSwitch';
import { LazyPart } from '../loading/LazyPart';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';
import styles from './AccountScreen.module.css';

const load = () =>
  import('./DeleteAccount').then(({ DeleteAccount }) => ({ default: DeleteAccount }));

/** Rarely opened, so its code is loaded when it is. */
function LazyDeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <LazyPart
      load={load}
      props={{ onClose }}
      failureText={t('deletion.unavailable')}
      onFailure={onClose}
    />
  );
}

/** What one signs in with, in which language, and the way out. */
function Own() {
  const { t } = useTranslation('shell');
  const { name, person, signOut } = useSession();
  const language = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  const email = person?.kind === 'HUMAN' ? person.email : undefined;
  // Somebody who gave no name is called by the e-mail.
  const facts = name === email ? [] : [{ term: t('account.name'), value: name }];
  return (
    <FormSection title={t('account.own')}>
      <SummaryList items={[...facts, { term: t('account.email'), value: email }]} />
      <SegmentedChoice
        label={t('language.label')}
        value={language}
        options={languages.map(([value, label]) => ({ value, label }))}
        onChange={(value) => void switchLanguage(value)}
      />
      <div>
        <Button variant="soft" icon="logout" onClick={() => void signOut()}>
          {t('person.signOut')}
        </Button>
      </div>
    </FormSection>
  );
}

const consequences = ['devices', 'sections', 'restore', 'erased'] as const;

/** Apart from everything else, so that nobody deletes an account by a slip. */
function DangerZone() {
  const { t } = useTranslation('shell');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <FormSection title={t('account.deletion')} lead={t('account.deletionLead')}>
      <ul className={styles.consequences}>
        {consequences.map((what) => (
          <li key={what}>{t(`account.consequence.${what}`, { count: daysToRestore })}</li>
        ))}
      </ul>
      <div>
        <Button variant="danger" icon="trash" onClick={() => setDeleting(true)}>
          {t('account.delete')}
        </Button>
      </div>
      {isDeleting && <LazyDeleteAccount onClose={() => setDeleting(false)} />}
    </FormSection>
  );
}

/** The account of a participant; that of staff has a page of its own. */
export function AccountScreen() {
  const { t } = useTranslation('shell');
  const { status, person } = useSession();
  const title = t('account.title');
  if (status === 'loading') return <ScreenSkeleton />;
  if (status === 'guest') return <SignInPrompt title={title} />;
  if (person?.kind === 'STAFF') return <Navigate to={paths.staffAccount()} replace />;
  return (
    <Screen title={title} width="narrow">
      <Stack gap={6}>
        <Own />
        <DangerZone />
      </Stack>
    </Screen>
  );
}
