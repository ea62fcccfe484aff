import { SwitchField } from '@campus/shared/form/SwitchField';
import { useTranslation } from 'react-i18next';
import { Section } from '../editor/Section';
import { LockableField } from './LockableField';

export function ShowFields() {
  const { t } = useTranslation('media');
  return (
    <Section title={t('partnerDesk.section.show')}>
      <LockableField field="isActive" isBelow>
        <SwitchField
          name="isActive"
          label={t('partnerDesk.label.isActive')}
          hint={t('partnerDesk.label.isActiveHint')}
        />
      </LockableField>
    </Section>
  );
}
