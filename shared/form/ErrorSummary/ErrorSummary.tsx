import { FormFields } from '@campus/shared/form/FormFields';
import { useErrorText } from '@campus/shared/form/useErrorText';
import { Icon } from '@campus/shared/ui/Icon';
import { RequestId } from '@campus/shared/ui/RequestId';
import { useContext, useEffect, useRef, type MouseEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Advice } from './Advice';
import styles from './ErrorSummary.module.css';
import { errorList } from './errorList';

/** After a refused submit it takes focus, says how many fields to correct and leads to each. */
export function ErrorSummary() {
  const { t } = useTranslation('shared');
  const { control, setFocus } = useFormContext();
  const { formId, labels } = useContext(FormFields);
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(0);
  const { root, ...rest } = errors;
  const fields = errorList(rest);
  const requestId = root?.request?.message;

  // Once per submit: an error that appears while typing must not pull the focus away.
  useEffect(() => {
    if (isSubmitting || announced.current === submitCount) return;
    announced.current = submitCount;
    box.current?.focus();
  }, [submitCount, isSubmitting]);

  if (!root && fields.length === 0) return null;
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    setFocus(name);
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <Icon name="alert" size={24} />
      <div className={styles.words}>
        {root?.message && <p className={styles.text}>{root.message}</p>}
        <Advice kind={root?.type} />
        {requestId && <RequestId id={requestId} />}
        {fields.length > 0 && (
          <>
            <p className={styles.title}>{t('form.summary', { count: fields.length })}</p>
            <ul className={styles.list}>
              {fields.map(({ name, code }) => (
                <li key={name}>
                  <a href={`#${formId}-${name}`} onClick={goTo(name)} className={styles.link}>
                    {labels[name] && `${labels[name]}: `}
                    {errorText(code)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
