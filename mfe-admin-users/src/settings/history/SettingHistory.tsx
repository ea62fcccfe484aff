import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listSettingLog,
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
