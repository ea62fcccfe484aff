import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { MomentField } from '@campus/shared/form/MomentField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../editor/LanguageFields';

const wholeDay = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** The beginning and the end; that the end comes too early may be the fault of either. */
function EventTime() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const { register } = useFormContext();
  const startsAt: unknown = useWatch({ name: 'startsAt' });
  useEffect(() => {
    register('startsAt', { deps: ['endsAt'] });
  }, [register]);
  const firstDay = wholeDay.exec(String(startsAt))?.[0];
  return (
    <>
      <MomentField
        name="startsAt"
        label={labelOf('startsAt')}
        missing={t('editor.whenEmpty.startsAt')}
      />
      <MomentField
        name="endsAt"
        label={labelOf('endsAt')}
        missing={t('editor.whenEmpty.endsAt')}
        min={firstDay}
      />
    </>
  );
}

const link = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** When and where an event is, and how one gets there. */
export function EventFields() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const isOnline: unknown = useWatch({ name: 'isOnline' });
  return (
    <>
      <EventTime />
      <BothLanguages name="place" labelOf={labelOf} missing={t('editor.whenEmpty.place')} />
      <TextField
        name="address"
        label={labelOf('address')}
        hint={t('editor.event.addressHint')}
        optional
      />
      <SwitchField name="isOnline" label={labelOf('isOnline')} />
      {isOnline === true && (
        <TextField
          name="onlineUrl"
          label={labelOf('onlineUrl')}
          hint={t('editor.event.onlineHint')}
          optional
          {...link}
        />
      )}
      <TextField
        name="capacity"
        label={labelOf('capacity')}
        type="number"
        inputMode="numeric"
        min={1}
        optional
      />
      <TextField name="registrationUrl" label={labelOf('registrationUrl')} optional {...link} />
      <BothLanguages name="organiser" labelOf={labelOf} optional />
    </>
  );
}
