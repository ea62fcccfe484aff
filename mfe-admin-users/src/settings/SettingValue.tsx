import { type Setting } from '@campus/shared/contract/settings/calls';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { RichText } from '@campus/shared/text/RichText';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';
import { isMarkup } from './settingGroups';

/** A value as people read it, in the language of the page where it has one. */
export function SettingValue({ setting }: { setting: Setting }) {
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
