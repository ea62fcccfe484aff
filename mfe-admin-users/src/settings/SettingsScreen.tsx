import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listSettings, type Setting } from '@campus/shared/contract/settings/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { Head } from '@campus/shared/remote/Head';
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
import { SettingHistory } from './SettingHistory';
import { SettingValue } from './SettingValue';

export const locales = { ru, en };

function useSettingName() {
  const { t } = useTranslation('admin-users');
  return (id: string) => (isKnown(id) ? t(`settings.name.${id}`) : id);
}

interface GroupProps {
  title: string;
  settings: Setting[];
  onEdit: (setting: Setting) => void;
}

function Group({ title, settings, onEdit }: GroupProps) {
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
              <SettingValue {...setting} />
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
              icon="edit"
              label={t('settings.edit', { name: nameOf(setting.id) })}
              onClick={() => onEdit(setting)}
            />
          ),
        }))}
      />
    </Surface>
  );
}

/** Everything that an administrator may set without a release, by what it is about. */
export function SettingsScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(listSettings);
  const window = useAsked<Setting>();
  const notify = useClientStore((state) => state.notify);
  const nameOf = useSettingName();
  const { asked } = window;
  const onDone = async ({ id }: Setting) => {
    await query.refetch();
    window.close();
    notify({ tone: 'success', text: t('settings.saved', { name: nameOf(id) }) });
  };
  const read = async (id: string) => {
    const { data = [] } = await query.refetch({ throwOnError: true });
    const found = data.find((setting) => setting.id === id);
    if (!found) throw new Error(`The setting ${id} is gone.`);
    return found;
  };
  const title = t('settings.title');
  return (
    <Screen title={title} lead={t('settings.lead')}>
      <Head title={title} isPrivate />
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={10} />}>
        {(settings) => (
          <div className={styles.groups}>
            <Stack gap={5}>
              {groupNames.map((group) => (
                <Group
                  key={group}
                  title={t(`settings.group.${group}`)}
                  settings={settingGroups[group].flatMap((id) =>
                    settings.filter((setting) => setting.id === id),
                  )}
                  onEdit={window.ask}
                />
              ))}
              <Group
                title={t('settings.group.others')}
                settings={settings.filter(({ id }) => !isKnown(id))}
                onEdit={window.ask}
              />
            </Stack>
          </div>
        )}
      </QueryView>
      <RecordWindow
        title={asked ? nameOf(asked.id) : title}
        open={window.isOpen}
        onClose={window.close}
      >
        {(form) =>
          asked && (
            <Stack key={window.count} gap={5}>
              {isKnown(asked.id) && <p>{t(`settings.about.${asked.id}`)}</p>}
              <SettingForm
                setting={asked}
                read={() => read(asked.id)}
                onDone={(saved) => void onDone(saved)}
                {...form}
              />
              <SettingHistory setting={asked} onRestored={() => void onDone(asked)} />
            </Stack>
          )
        }
      </RecordWindow>
    </Screen>
  );
}
