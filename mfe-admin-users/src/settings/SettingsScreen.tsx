import { readAgain } from '@campus/shared/api/readAgain';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listSettingLog,
  listSettings,
  updateSetting,
  type Setting,
} from '@campus/shared/contract/settings/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { RichText } from '@campus/shared/text/RichText';
import { Button } from '@campus/shared/ui/Button';
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
import { groupNames, isKnown, isMarkup, settingGroups } from './settingGroups';

export const locales = { ru, en };

function useSettingName() {
  const { t } = useTranslation('admin-users');
  return (id: string) => (isKnown(id) ? t(`settings.name.${id}`) : id);
}

/** A value as people read it, in the language of the page where it has one. */
function SettingValue({ setting }: { setting: Setting }) {
  const { type, value } = setting;
  const { t } = useTranslation('admin-users');
  const language = useClientStore((state) => state.currentLanguage);
  const text = value[language] ?? value.ru;
  if (type === 'BOOL') return t(text === 'true' ? 'settings.on' : 'settings.off');
  if (text.trim() === '' || text === '{}')
    return <span className={styles.none}>{t('settings.none')}</span>;
  if (isMarkup(setting)) return <code className={styles.code}>{text}</code>;
  return type === 'HTML' ? <RichText html={text} /> : text;
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

interface SettingHistoryProps {
  setting: Setting;
  /** Nothing for whoever only reads. */
  onRestored: (() => void) | undefined;
}

/** What the setting was, by whom it was changed, and the way back; nothing where no log is told. */
function SettingHistory({ setting, onRestored }: SettingHistoryProps) {
  const { t } = useTranslation('admin-users');
  const { name, dateTime } = useFormat();
  const { id, version } = setting;
  const { data } = useCallQuery(listSettingLog, { params: { id }, query: { skip: 0, size: 20 } });
  const { mutateAsync: update } = useCall(updateSetting);
  const { ask, dialog } = useConfirmed();
  if (!data || data.items.length === 0) return null;
  const restore = (value: Setting['value'], at: string) =>
    ask({
      words: (word) => t(`settings.restore.${word}`, { when: dateTime(at) }),
      perform: async () => {
        await update({ params: { id }, body: { value, version } });
        onRestored?.();
      },
    });
  return (
    <section aria-label={t('settings.history')}>
      <h3>{t('settings.history')}</h3>
      <Timeline
        label={t('settings.history')}
        events={data.items.map(({ id: key, at, by, from }) => ({
          ...{ id: key, at, icon: 'edit' as const },
          title: t('settings.changed'),
          who: by ? name(by) : t('settings.system'),
          text: from && (
            <>
              {t('settings.before')} <SettingValue setting={{ ...setting, value: from }} />{' '}
              {onRestored && (
                <Button
                  size="s"
                  variant="ghost"
                  icon="undo"
                  aria-label={t('settings.restore.label', { when: dateTime(at) })}
                  onClick={() => restore(from, at)}
                >
                  {t('settings.restore.action')}
                </Button>
              )}
            </>
          ),
        }))}
      />
      {dialog}
    </section>
  );
}

/** Everything that an administrator may set without a release, by what it is about; auditors read it. */
export function SettingsScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(listSettings);
  const editing = useAsked<Setting>();
  const notify = useClientStore((state) => state.notify);
  const nameOf = useSettingName();
  const isReadOnly = !mayUse(useSession(), updateSetting.access);
  const { asked } = editing;
  const onDone = async ({ id }: Setting) => {
    await query.refetch();
    editing.close();
    notify({ tone: 'success', text: t('settings.saved', { name: nameOf(id) }) });
  };
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
                onOpen={editing.ask}
              />
            ))}
            <Group
              title={t('settings.group.others')}
              settings={settings.filter(({ id }) => !isKnown(id))}
              isReadOnly={isReadOnly}
              onOpen={editing.ask}
            />
          </Stack>
        )}
      </QueryView>
      <RecordWindow
        title={asked ? nameOf(asked.id) : title}
        open={editing.isOpen}
        onClose={editing.close}
      >
        {(form) =>
          asked && (
            <Stack key={editing.count} gap={5}>
              {isKnown(asked.id) && <p>{t(`settings.about.${asked.id}`)}</p>}
              {isReadOnly ? (
                <div>
                  <SettingValue setting={asked} />
                </div>
              ) : (
                <SettingForm
                  setting={asked}
                  read={() => readAgain(query, asked.id)}
                  onDone={(saved) => void onDone(saved)}
                  {...form}
                />
              )}
              <SettingHistory
                setting={asked}
                onRestored={isReadOnly ? undefined : () => void onDone(asked)}
              />
            </Stack>
          )
        }
      </RecordWindow>
    </Screen>
  );
}
