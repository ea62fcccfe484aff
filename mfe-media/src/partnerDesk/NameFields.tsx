import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { Section } from '../editor/Section';
import { LockableField } from './LockableField';

export function NameFields() {
  const { t } = useTranslation('media');
  return (
    <Section title={t('partnerDesk.section.name')}>
      <LockableField field="name" isBelow>
        <TextField name="name.ru" label={t('partnerDesk.label.nameRu')} />
        <TextField name="name.en" label={t('partnerDesk.label.nameEn')} optional />
      </LockableField>
      <LockableField field="description" isBelow>
        <TextAreaField
          name="description.ru"
          label={t('partnerDesk.label.descriptionRu')}
          limit={3000}
          optional
        />
        <TextAreaField
          name="description.en"
          label={t('partnerDesk.label.descriptionEn')}
          limit={3000}
          optional
        />
      </LockableField>
    </Section>
  );
}
