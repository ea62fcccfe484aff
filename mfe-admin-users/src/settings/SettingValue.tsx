import type { Setting } from '@campus/shared/contract/settings/calls';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

type SettingValueProps = Pick<Setting, 'type' | 'value'>;

/** A value as people read it, in the language of the page where it has one. */
export function SettingValue({ type, value }: SettingValueProps) {
  const { t } = useTranslation('admin-users');
  const language = useClientStore((state) => state.currentLanguage);
  const text = value[language] ?? value.ru;
  if (type === 'BOOL') return t(text === 'true' ? 'settings.on' : 'settings.off');
  if (text.trim() === '' || text === '{}')
    return <span className={styles.none}>{t('settings.none')}</span>;
  return type === 'JSON' || type === 'HTML' ? <code className={styles.code}>{text}</code> : text;
}
