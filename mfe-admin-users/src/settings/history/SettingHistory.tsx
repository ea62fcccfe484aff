import { ApiError } from '@campus/shared/api/ApiError';
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
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { SettingValue } from '../SettingValue';

interface SettingHistoryProps {
  setting: Setting;
  /** Nothing for whoever only reads. */
  onRestored: (() => void) | undefined;
}

/** What the setting was, by whom it was changed, and the way back; nothing where no log is told. */
export function SettingHistory({ setting, onRestored }: SettingHistoryProps) {
  const { t } = useTranslation('admin-users');
  const { name, dateTime } = useFormat();
  const { id } = setting;
  const settings = useCallQuery(listSettings);
  const log = useCallQuery(listSettingLog, { params: { id }, query: { skip: 0, size: 20 } });
  const { mutateAsync: update } = useCall(updateSetting);
  const { ask, dialog } = useConfirmed();
  if (!log.data || log.data.items.length === 0) return null;
  const { version } = settings.data?.find((one) => one.id === id) ?? setting;
  const restore = (value: Setting['value'], at: string) =>
    ask({
      words: (word) => t(`settings.restore.${word}`, { when: dateTime(at) }),
      perform: async () => {
        try {
          await update({ params: { id }, body: { value, version } });
        } catch (error) {
          // Asked again, it carries the fresh version, and the history says what it takes back.
          if (error instanceof ApiError && error.code === 'VERSION')
            await Promise.all([settings.refetch(), log.refetch()]);
          throw error;
        }
        onRestored?.();
      },
    });
  return (
    <section aria-label={t('settings.history')}>
      <h3>{t('settings.history')}</h3>
      <Timeline
        label={t('settings.history')}
        events={log.data.items.map(({ id: key, at, by, from }) => ({
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
