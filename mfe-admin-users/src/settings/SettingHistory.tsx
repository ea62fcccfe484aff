import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listSettingLog,
  updateSetting,
  type Setting,
} from '@campus/shared/contract/settings/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { History } from '@campus/shared/progress/History';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { SettingValue } from './SettingValue';

interface SettingHistoryProps {
  setting: Setting;
  onRestored: () => void;
}

/** What the setting was, by whom it was changed, and the way back; nothing where no log is told. */
export function SettingHistory({ setting, onRestored }: SettingHistoryProps) {
  const { t } = useTranslation('admin-users');
  const { name, dateTime } = useFormat();
  const { id, type, version } = setting;
  const query = useCallQuery(listSettingLog, { params: { id }, query: { skip: 0, size: 20 } });
  const { mutateAsync: update } = useCall(updateSetting);
  const { ask, dialog } = useConfirmed();
  if (!query.data?.items.length) return null;
  const restore = (value: Setting['value'], at: string) =>
    ask({
      words: (word) => t(`settings.restore.${word}`, { when: dateTime(at) }),
      perform: async () => {
        await update({ params: { id }, body: { value, version } });
        onRestored();
      },
    });
  return (
    <section aria-label={t('settings.history')}>
      <h3>{t('settings.history')}</h3>
      <History
        query={query}
        label={t('settings.history')}
        none={t('settings.history')}
        eventOf={({ id: key, at, by, from }) => ({
          ...{ id: key, at, icon: 'edit' },
          title: t('settings.changed'),
          who: by ? name(by) : t('settings.system'),
          text: from && (
            <>
              {t('settings.before')} <SettingValue type={type} value={from} />{' '}
              <Button
                size="s"
                variant="ghost"
                icon="undo"
                aria-label={t('settings.restore.label', { when: dateTime(at) })}
                onClick={() => restore(from, at)}
              >
                {t('settings.restore.action')}
              </Button>
            </>
          ),
        })}
      />
      {dialog}
    </section>
  );
}
