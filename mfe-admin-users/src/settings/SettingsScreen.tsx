import { readAgain } from '@campus/shared/api/readAgain';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listSettings, updateSetting, type Setting } from '@campus/shared/contract/settings/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { IconButton } from '@campus/shared/ui/IconButton';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './settings.module.css';
import { SettingForm } from './SettingForm';
import { groupNames, isKnown, settingGroups } from './settingGroups';
import { SettingValue } from './SettingValue';
import { SettingHistory } from './history/SettingHistory';

export const locales = { ru, en };

function useSettingName() {
  const { t } = useTranslation('admin-users');
  return (id: string) => (isKnown(id) ? t(`settings.name.${id}`) : id);
}

interface GroupProps {
  title: string;
  settings: Setting[];
  isReadOnly: boolean;
  onOpen: (setting: Setting) => void;
}

function Group({ title, settings, isReadOnly, onOpen }: GroupProps) {
  const { t } = useTranslation('admin-users');
  const { shortDateTime } = useFormat();
  const nameOf = useSettingName();
  if (settings.length === 0) return null;
  return (
    <Surface as="section" aria-label={title}>
      <h2>{title}</h2>
      <SummaryList
        items={settings.map((setting) => ({
          term: nameOf(setting.id),
          value: (
            <>
              <SettingValue setting={setting} />
              <br />
              <small className={styles.about}>
                {t(setting.isPublic ? 'settings.public' : 'settings.private')}
                {', '}
                {t('settings.updated', { when: shortDateTime(setting.updatedAt) })}
              </small>
            </>
          ),
          action: (
            <IconButton
              icon={isReadOnly ? 'eye' : 'edit'}
              label={t(isReadOnly ? 'settings.open' : 'settings.edit', {
                name: nameOf(setting.id),
              })}
              onClick={() => onOpen(setting)}
            />
          ),
        }))}
      />
    </Surface>
  );
}

/** Everything that an administrator may set without a release, by what it is about; auditors read it. */
export function SettingsScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(listSettings);
  const notify = useClientStore((state) => state.notify);
  const nameOf = useSettingName();
  const isReadOnly = !mayUse(useSession(), updateSetting.access);
  const { ask, window } = useFormWindow<Setting>({
    title: ({ id }) => nameOf(id),
    form: (asked, { onDone: close, ...own }) => {
      const onDone = async ({ id }: Setting) => {
        await query.refetch();
        close();
        notify({ tone: 'success', text: t('settings.saved', { name: nameOf(id) }) });
      };
      const onRestored = async () => {
        await query.refetch();
        // What was typed beside the history goes only where somebody says so.
        own.onCancel();
      };
      return (
        <Stack gap={5}>
          {isKnown(asked.id) && <p>{t(`settings.about.${asked.id}`)}</p>}
          {isReadOnly ? (
            <div>
              <SettingValue setting={asked} />
            </div>
          ) : (
            <SettingForm
              setting={asked}
              read={() => readAgain(query, asked.id)}
              onDone={onDone}
              {...own}
            />
          )}
          <SettingHistory
            setting={asked}
            onRestored={isReadOnly ? undefined : () => void onRestored()}
          />
        </Stack>
      );
    },
  });
  const title = t('settings.title');
  return (
    <Screen title={title} lead={t('settings.lead')}>
      <Head title={title} isPrivate />
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={10} />}>
        {(settings) => (
          <Stack gap={5}>
            {groupNames.map((group) => (
              <Group
                key={group}
                title={t(`settings.group.${group}`)}
                settings={settingGroups[group].flatMap((id) =>
                  settings.filter((setting) => setting.id === id),
                )}
                isReadOnly={isReadOnly}
                onOpen={ask}
              />
            ))}
            <Group
              title={t('settings.group.others')}
              settings={settings.filter(({ id }) => !isKnown(id))}
              isReadOnly={isReadOnly}
              onOpen={ask}
            />
          </Stack>
        )}
      </QueryView>
      {window}
    </Screen>
  );
}
