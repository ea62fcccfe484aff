import { FormFields } from '@campus/shared/form/FormFields';
import { useErrorText } from '@campus/shared/form/useField';
import { Icon } from '@campus/shared/ui/Icon';
import { RequestId } from '@campus/shared/ui/RequestId';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useContext, useEffect, useRef, type MouseEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './ErrorSummary.module.css';

/** What to do about a refusal of the whole form, where there is something to advise. */
function Advice({ kind }: { kind: string | number | undefined }) {
  const { t, i18n } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const key = `form.advice.${kind}`;
  if (!i18n.exists(`shared:${key}`)) return null;
  return (
    <>
      <p>{t(key)}</p>
      {kind === 'conflict' && (
        <p>
          <TextLink to={pathname + search} external>
            {t('form.advice.compare')}
          </TextLink>
        </p>
      )}
    </>
  );
}

interface Refused {
  name: string;
  code: string | undefined;
  isByServer: boolean;
}

const isLeaf = (value: object): value is { type?: unknown; message?: string } =>
  'message' in value || typeof (value as { type?: unknown }).type === 'string';

/** Flattens react-hook-form's tree of errors into names such as `address.city`. */
function errorList(errors: object, prefix = ''): Refused[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = prefix + key;
    return isLeaf(value)
      ? [{ name, code: value.message, isByServer: value.type === 'server' }]
      : errorList(value, `${name}.`);
  });
}

/** In a form of so few fields what is wrong is in sight: the field says it, and once is enough. */
const inSight = 2;

/**
 * After a refused submit it takes focus, says how many fields to correct and leads to each; in a
 * short form the focus goes to the field itself.
 */
export function ErrorSummary() {
  const { t, i18n } = useTranslation('shared');
  const { control, setFocus } = useFormContext();
  const { formId, words } = useContext(FormFields);
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(0);
  const { root, ...rest } = errors;
  const fields = errorList(rest);
  const requestId = root?.request?.message;
  const names = Object.keys(words);
  /** What has no words of its own beside the field is said by the server alone. */
  const isWorded = ({ code, isByServer }: Refused) =>
    !isByServer || i18n.exists(`shared:error.${code}`);
  const isBesideField =
    fields.length > 0 &&
    names.length <= inSight &&
    fields.every((field) => names.includes(field.name) && isWorded(field));
  const first = isBesideField ? fields[0]?.name : undefined;

  // Once per submit: an error that appears while typing must not pull the focus away.
  useEffect(() => {
    if (isSubmitting || announced.current === submitCount) return;
    announced.current = submitCount;
    if (first) setFocus(first);
    else box.current?.focus();
  }, [submitCount, isSubmitting, first, setFocus]);

  // A form that checks early says at the field alone what was found before it was sent.
  const isEarly = submitCount === 0 && !fields.some(({ isByServer }) => isByServer);
  if (isBesideField || (!root && (isEarly || fields.length === 0))) return null;
  /** A field that says itself what to write needs no name before it. */
  const textOf = ({ name, code }: Refused) => {
    const { label, missing } = words[name] ?? {};
    if (code === 'REQUIRED' && missing) return missing;
    return [label, errorText(code)].filter(Boolean).join(': ');
  };
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
              {fields.map((field) => (
                <li key={field.name}>
                  <a
                    href={`#${formId}-${field.name}`}
                    onClick={goTo(field.name)}
                    className={styles.link}
                  >
                    {textOf(field)}
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
