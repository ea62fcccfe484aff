import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { today } from '@campus/shared/contract/days';
import { updateIdentity, type CurrentHuman } from '@campus/shared/contract/people/calls';
import { humanIdentityRequest } from '@campus/shared/contract/people/requests';
import { DateField } from '@campus/shared/form/DateField';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { RadioField } from '@campus/shared/form/RadioField';
import { SnilsField } from '@campus/shared/form/SnilsField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { DraftStatus } from '@campus/shared/record/PersistedForm';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormDraft } from '../draft/DraftedForm';
import { PassportFields } from './passport/PassportFields';

const codes =
  'RU AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

/** Countries to be a citizen of, by name in the reader’s language, Russia first. */
function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const [home, ...others] = codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }));
  const { compare } = new Intl.Collator(language);
  return [home, ...others.sort((one, other) => compare(one.label, other.label))].filter(
    (country) => country !== undefined,
  );
}

/** Documents come masked: whoever corrects something types them anew. */
const valuesOf = (human: CurrentHuman) => ({
  lastName: human.lastName ?? '',
  firstName: human.firstName ?? '',
  middleName: human.middleName ?? '',
  birthDate: human.birthDate ?? '',
  gender: human.gender ?? undefined,
  citizenship: human.citizenship ?? 'RU',
  snils: '',
  inn: '',
  passport: { series: '', number: '', issuedAt: '', issuedBy: '', departmentCode: '' },
});
type Values = ReturnType<typeof valuesOf>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** «780001» is the department «780-001», as the passport prints it. */
function departmentOf(text: string) {
  const digits = digitsOf(text);
  return digits.length === 6 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text.trim();
}

function requestOf({ passport, ...values }: Values): z.input<typeof humanIdentityRequest> {
  const isRussian = values.citizenship === 'RU';
  return {
    ...values,
    middleName: values.middleName || null,
    inn: values.inn || null,
    passport: {
      ...passport,
      series: isRussian ? digitsOf(passport.series) : passport.series,
      number: isRussian ? digitsOf(passport.number) : passport.number,
      departmentCode: isRussian ? departmentOf(passport.departmentCode) : '',
    },
  } as z.input<typeof humanIdentityRequest>;
}

const schema = z.pipe(z.transform(requestOf), humanIdentityRequest);

interface IdentityFormProps {
  human: CurrentHuman;
  /** What was typed before and not sent. */
  typed: Partial<Values>;
  onDone: () => unknown;
  /** Given where there is something to go back to. */
  onCancel: (() => void) | undefined;
}

/** Names, birthday and documents, checked as they are typed. */
export function IdentityForm({ human, typed, onDone, onCancel }: IdentityFormProps) {
  const { t, i18n } = useTranslation('participant');
  const { form, onSubmit } = useCallForm(updateIdentity, schema, {
    defaultValues: { ...valuesOf(human), ...typed },
    isCheckedEarly: true,
    guard: false,
    onDone: () => {
      draft.forget();
      onDone();
    },
  });
  const draft = useFormDraft('identity', form);
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('identity.save')}
      secondary={
        onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('identity.cancel')}
          </Button>
        )
      }
    >
      <FormSection title={t('identity.names')} lead={t('identity.namesLead')}>
        <TextField name="lastName" label={t('identity.lastName')} autoComplete="family-name" />
        <TextField name="firstName" label={t('identity.firstName')} autoComplete="given-name" />
        <TextField
          name="middleName"
          label={t('identity.middleName')}
          hint={t('identity.middleNameHint')}
          autoComplete="additional-name"
          optional
        />
        <DateField
          name="birthDate"
          label={t('identity.birthDate')}
          max={today()}
          autoComplete="bday"
        />
        <RadioField
          name="gender"
          label={t('identity.gender')}
          options={optionsOf(['F', 'M'], (value) => t(`identity.genders.${value}`))}
        />
        <ComboboxField
          name="citizenship"
          label={t('identity.citizenship')}
          options={countriesIn(i18n.language)}
        />
      </FormSection>
      <FormSection title={t('identity.numbers')}>
        <SnilsField name="snils" label={t('identity.snils')} hint={t('identity.snilsHint')} />
        <TextField
          name="inn"
          label={t('identity.inn')}
          hint={t('identity.innHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          optional
        />
      </FormSection>
      <PassportFields />
      <DraftStatus state={draft.state} />
    </Form>
  );
}
