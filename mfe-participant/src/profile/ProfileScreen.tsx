import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { FormSection } from '@campus/shared/form/FormSection';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { Consents } from './Consents';
import { Contacts } from './Contacts';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { NewPassword } from './NewPassword';
import { OwnPhoto } from './OwnPhoto';
import { PushMessages } from './PushMessages';
import { Sessions } from './Sessions';

export const locales = { ru, en };

/** What somebody may change about their own account at any time. */
export function ProfileScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCurrentHuman);
  return (
    <Screen title={t('profile.title')} lead={t('profile.lead')} width="narrow">
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {(person) =>
          person.kind === 'HUMAN' && (
            <Stack gap={6}>
              <FormSection title={t('profile.photo')}>
                <OwnPhoto human={person} />
              </FormSection>
              <Contacts human={person} />
              <NewPassword human={person} />
              <Consents human={person} />
              <PushMessages />
              <Sessions />
            </Stack>
          )
        }
      </QueryView>
    </Screen>
  );
}
