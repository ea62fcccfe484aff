import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import type { CallOutput } from '@campus/shared/contract/call';
import { createNotificationForHumans } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import {
  humansNotificationRequest,
  notificationChannels,
  notificationKinds,
} from '@campus/shared/contract/notifications/requests';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { SelectField } from '@campus/shared/form/SelectField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';
import { type DraftFormProps, DraftWindow, type People } from './DraftWindow';

type Notification = CallOutput<typeof createNotificationForHumans>;

function NotificationForm({ found, ...window }: DraftFormProps<Notification>) {
  const { t } = useTranslation('participant');
  const form = useCallFormInWindow(createNotificationForHumans, humansNotificationRequest, {
    defaultValues: {
      filter: found.input.body,
      notification: {
        title: { ru: '', en: '' },
        body: { ru: '', en: '' },
        kind: 'INFO',
        channels: ['INBOX'],
      },
    },
    window,
  });
  return (
    <RecordForm
      {...form}
      submitLabel={t('people.notification.action')}
      firstField="notification.title.ru"
    >
      <p>{t('people.notification.lead')}</p>
      <BothLanguages
        name="notification.title"
        labelOf={(name) =>
          t(name.endsWith('en') ? 'people.notification.titleEn' : 'people.notification.titleRu')
        }
        missing={t('people.notification.titleMissing')}
      />
      <BothLanguages
        name="notification.body"
        labelOf={(name) =>
          t(name.endsWith('en') ? 'people.notification.bodyEn' : 'people.notification.bodyRu')
        }
        missing={t('people.notification.bodyMissing')}
        lines={{ rows: 4, limit: 2000 }}
      />
      <SelectField
        name="notification.kind"
        label={t('people.notification.kind')}
        placeholder={null}
        options={optionsOf(notificationKinds, (value) => t(`people.notification.kinds.${value}`))}
      />
      <CheckboxGroupField
        name="notification.channels"
        label={t('people.notification.channels')}
        options={notificationChannels.map((value) => ({
          value,
          label: t(`people.notification.channel.${value}`),
          hint: t(`people.notification.channelHint.${value}`),
        }))}
      />
    </RecordForm>
  );
}

/** A draft of a notification to everybody whom the filters of the register find. */
export function NotificationDraft({ found }: { found: People }) {
  const { t, i18n } = useTranslation('participant');
  const titleOf = ({ title }: Notification) => (i18n.language === 'en' && title.en) || title.ru;
  return (
    <DraftWindow
      found={found}
      label={t('people.notification.open')}
      icon="bell"
      titleOf={({ total }) => t('people.notification.title', { count: total })}
      form={(props) => <NotificationForm {...props} />}
      wordsOf={(made: Notification) => ({
        title: t('people.notification.made', { title: titleOf(made) }),
        text:
          made.recipients === null
            ? t('people.notification.madeForFew')
            : t('people.notification.madeText', { count: made.recipients }),
        to: notificationPaths.notification(made.id),
        link: t('people.notification.link'),
      })}
    />
  );
}
