import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useTranslation } from 'react-i18next';

export function WhyField() {
  const { t } = useTranslation('admin-users');
  return (
    <TextAreaField
      name="why"
      label={t('releases.form.why')}
      hint={t('releases.form.whyHint')}
      rows={2}
      limit={200}
    />
  );
}
