import { today } from '@campus/shared/contract/days';
import { DateField } from '@campus/shared/form/DateField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { FormSection } from '@campus/shared/form/FormSection';
import { TextField } from '@campus/shared/form/TextField';
import { useValue } from '@campus/shared/form/useValue';
import { useTranslation } from 'react-i18next';

export function PassportFields() {
  const { t } = useTranslation('participant');
  const isRussian = useValue('citizenship') === 'RU';
  const own = { autoComplete: 'off', spellCheck: false } as const;
  const digits = isRussian ? ({ ...own, inputMode: 'numeric' } as const) : own;
  const issued = (
    <DateField
      name="passport.issuedAt"
      label={t('identity.issuedAt')}
      max={today()}
      autoComplete="off"
    />
  );
  return (
    <FormSection
      title={t(isRussian ? 'identity.passport' : 'identity.document')}
      lead={t('identity.passportLead')}
    >
      <FieldRow>
        <TextField
          name="passport.series"
          label={t('identity.series')}
          optional={!isRussian}
          maxLength={25}
          {...digits}
        />
        <TextField name="passport.number" label={t('identity.number')} maxLength={25} {...digits} />
      </FieldRow>
      {isRussian ? (
        <FieldRow>
          {issued}
          <TextField
            name="passport.departmentCode"
            label={t('identity.department')}
            hint={t('identity.departmentHint')}
            maxLength={7}
            {...digits}
          />
        </FieldRow>
      ) : (
        issued
      )}
      <TextField
        name="passport.issuedBy"
        label={t('identity.issuedBy')}
        hint={t('identity.issuedByHint')}
        maxLength={255}
        {...own}
      />
    </FormSection>
  );
}
