import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';

/** What a register is called, and for which time it pays. */
export function PeriodStep() {
  const { t } = useTranslation('payments');
  return (
    <>
      <TextField
        name="name.ru"
        label={t('newRegister.name')}
        hint={t('newRegister.nameHint')}
        maxLength={150}
        autoComplete="off"
      />
      <TextField
        name="name.en"
        label={t('newRegister.nameEn')}
        maxLength={150}
        autoComplete="off"
        optional
      />
      <DateRangeField
        nameFrom="periodFrom"
        nameTo="periodTo"
        label={t('newRegister.period')}
        hint={t('newRegister.periodHint')}
        presets={['thisMonth', 'lastMonth']}
      />
    </>
  );
}
