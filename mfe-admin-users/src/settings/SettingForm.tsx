import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { updateSetting, type Setting } from '@campus/shared/contract/settings/calls';
import { settingUpdaterDto } from '@campus/shared/contract/settings/requests';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isWords } from './settingGroups';

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

function ValueField({ setting }: { setting: Setting }) {
  const { t } = useTranslation('admin-users');
  const { type } = setting;
  const label = t('settings.value');
  if (type === 'BOOL') return <SwitchField name="isOn" label={label} />;
  if (type === 'INT')
    return <TextField name="value.ru" label={label} inputMode="numeric" autoComplete="off" />;
  if (type === 'JSON' || type === 'HTML')
    return (
      <TextAreaField
        name="value.ru"
        label={label}
        hint={t(`settings.hint.${type}`)}
        rows={10}
        optional
      />
    );
  if (isWords(setting))
    return (
      <BothLanguages
        name="value"
        labelOf={(name) => t(name === 'value.ru' ? 'settings.ru' : 'settings.en')}
        optional
      />
    );
  return <TextField name="value.ru" label={label} autoComplete="off" optional />;
}

interface SettingFormProps {
  setting: Setting;
  read: () => Promise<Setting>;
  onDone: (saved: Setting) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
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
