import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { useDebounced } from '@campus/shared/browser/useDebounced';
import {
  previewHeadSection,
  updateSetting,
  type Setting,
} from '@campus/shared/contract/settings/calls';
import { settingUpdaterDto } from '@campus/shared/contract/settings/requests';
import { jsonProblemOf } from '@campus/shared/contract/settings/settingJson';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useValue } from '@campus/shared/form/useValue';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { RichTextField } from '@campus/shared/editor/RichTextField';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isMarkup, isWords } from './settingGroups';
import styles from './settings.module.css';

const valuesOf = ({ value, version }: Setting) => ({
  value: { ru: value.ru, en: value.en ?? '' },
  isOn: value.ru === 'true',
  version,
});
type Values = ReturnType<typeof valuesOf>;

/** What the call wants: a switch is a word, and what is no words is the same in both languages. */
const requestOf =
  (setting: Setting) =>
  ({ value, isOn, version }: Values): z.input<typeof settingUpdaterDto> => {
    if (setting.type === 'BOOL') return { value: String(isOn), version };
    return { value: isWords(setting) ? value : value.ru, version };
  };

const names = ['value.ru', 'value.en', 'isOn'] as const;

/** What is typed by now. */
function useTyped() {
  const value = useValue('value.ru');
  return typeof value === 'string' ? value : '';
}

/** Tag by tag what will stand in every page; nothing where the server does not tell. */
function HeadPreview() {
  const { t } = useTranslation('admin-users');
  const value = useDebounced(useTyped());
  const isAny = value.trim() !== '';
  const { data } = useCallQuery(previewHeadSection, { body: { value } }, { enabled: isAny });
  if (!isAny || !data) return null;
  const refused = data.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-label={t('settings.head.title')} className={styles.preview}>
      <h3>{t('settings.head.title')}</h3>
      <p role="status">
        {refused > 0
          ? t('settings.head.refusedCount', { count: refused })
          : t('settings.head.allRight')}
      </p>
      <ol className={styles.tags}>
        {data.map(({ markup, problem, digest, isInBody }, index) => (
          <li key={index} className={styles.tag}>
            <Status tone={problem ? 'danger' : 'success'}>
              {t(problem ? 'settings.head.refused' : 'settings.head.admitted')}
            </Status>
            <code className={styles.code}>{markup}</code>
            {problem && <p>{problem}</p>}
            {digest && (
              <p>
                {t('settings.head.hash')} <code className={styles.hash}>{digest}</code>
              </p>
            )}
            {isInBody && <p>{t('settings.head.inBody')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether what is typed can be saved, before it is. */
function JsonState({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const problem = jsonProblemOf(id, useTyped());
  const keys = problem?.kind === 'KEYS' ? problem.keys.join(', ') : '';
  return (
    <p role="status">
      <Status tone={problem ? 'warning' : 'success'}>
        {t(`settings.json.${problem?.kind ?? 'RIGHT'}`, { keys })}
      </Status>
    </p>
  );
}

function ValueField({ setting }: { setting: Setting }) {
  const { t } = useTranslation('admin-users');
  const { id, type } = setting;
  const label = t('settings.value');
  const labelOf = (name: string) => t(name === 'value.ru' ? 'settings.ru' : 'settings.en');
  if (type === 'BOOL') return <SwitchField name="isOn" label={label} />;
  if (type === 'INT')
    return <TextField name="value.ru" label={label} inputMode="numeric" autoComplete="off" />;
  if (isMarkup(setting))
    return (
      <>
        <TextAreaField
          name="value.ru"
          label={label}
          hint={t(`settings.hint.${type === 'JSON' ? 'JSON' : 'HTML'}`)}
          rows={10}
          optional
        />
        {type === 'JSON' ? <JsonState id={id} /> : <HeadPreview />}
      </>
    );
  if (type === 'HTML')
    return (
      <>
        <RichTextField name="value.ru" label={labelOf('value.ru')} lang="ru" optional />
        <RichTextField name="value.en" label={labelOf('value.en')} lang="en" optional />
      </>
    );
  if (isWords(setting)) return <BothLanguages name="value" labelOf={labelOf} optional />;
  return <TextField name="value.ru" label={label} autoComplete="off" optional />;
}

interface SettingFormProps extends WindowForm {
  setting: Setting;
  read: () => Promise<Setting>;
  /** Until it has dealt with what is saved, the form is busy. */
  onDone: (saved: Setting) => unknown;
}

/** The editor that the type of a setting wants; what its type refuses is said in the server's words. */
export function SettingForm({ setting, read, onDone, ...rest }: SettingFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit, meeting } = useRecordForm({
    call: updateSetting,
    schema: z.pipe(z.transform(requestOf(setting)), settingUpdaterDto),
    input: { params: { id: setting.id } },
    record: setting,
    valuesOf,
    names,
    read,
    onRefused: ({ status, message }) => {
      // The sentence has numbers or a tag in it, which no code of a field could say.
      if (status !== 422) return false;
      form.setError('root', { type: 'refused', message });
      return true;
    },
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, ...rest }}
      labelOf={(name) => t(name === 'value.en' ? 'settings.en' : 'settings.value')}
      submitLabel={t('settings.save')}
      firstField={setting.type === 'BOOL' ? 'isOn' : 'value.ru'}
    >
      <ValueField setting={setting} />
    </RecordForm>
  );
}
