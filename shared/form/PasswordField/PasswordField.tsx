import { FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../FieldShell/control.module.css';

interface PasswordFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  autoComplete?: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { ref, autoComplete = 'current-password', ...rest } = props;
  const { t } = useTranslation('shared');
  const [isShown, setShown] = useState(false);
  const { shell, control } = useField(rest);
  const registered = useControl(rest.name, ref);
  return (
    <FieldShell {...shell}>
      <span className={styles.frame}>
        <input
          {...control}
          {...registered}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <span className={styles.end}>
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setShown(!isShown)}
          />
        </span>
      </span>
    </FieldShell>
  );
}
