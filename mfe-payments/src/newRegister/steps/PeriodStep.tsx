import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { useTranslation } from 'react-i18next';

/** What a register is called, and for which time it pays. */
export function PeriodStep() {
  const { t } = useTranslation('payments');
  return (
    <>
      <BothLanguages
        name="name"
        labelOf={(name) => t(name.endsWith('en') ? 'newRegister.nameEn' : 'newRegister.name')}
        hint={t('newRegister.nameHint')}
        maxLength={150}
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
