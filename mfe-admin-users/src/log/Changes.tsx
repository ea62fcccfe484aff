import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LogEntry } from '@campus/shared/contract/operations/calls';
import { listEduOrgs, listLanguages, listUserRoles } from '@campus/shared/contract/resources/calls';
import { useTranslation } from 'react-i18next';
import styles from './Changes.module.css';
import { useLogWords } from './useLogWords';

type Diff = NonNullable<LogEntry['diff']>;

const languages = ['ru', 'en'];

/** A text in both languages is two values, of which often only one has changed. */
const byLanguage = (
  name: string,
  { from, to }: Diff[string],
): [string, Diff[string], string?][] => {
  const [before, after] = [from, to].map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined,
  );
  const keys = Object.keys({ ...before, ...after });
  const isText = keys.length > 0 && keys.every((key) => languages.includes(key));
  if (!isText) return [[name, { from, to }]];
  return keys
    .filter((key) => before?.[key] !== after?.[key])
    .map((key) => [name, { from: before?.[key] ?? null, to: after?.[key] ?? null }, key]);
};

const textKey = /^(\S+) ([\da-f]{8}-[\da-f-]{27})$/;

/** Texts are named by their key and the id of a language, of which people know only the key. */
function useTextNames(diff: Diff) {
  const hasTexts = Object.keys(diff).some((name) => textKey.test(name));
  const { data } = useCallQuery(listLanguages, {}, { enabled: hasTexts });
  return (name: string): [string, string?] => {
    const [, mnemonic, languageId] = textKey.exec(name) ?? [];
    const language = data?.items.find(({ id }) => id === languageId);
    return mnemonic && language ? [mnemonic, language.key] : [name];
  };
}

/** What a member of staff was given: the power that it is lies in the name. */
function useGivenNames(diff: Diff) {
  const { data: roles = [] } = useCallQuery(listUserRoles, {}, { enabled: 'roleId' in diff });
  const { data: organisations = [] } = useCallQuery(
    listEduOrgs,
    { query: {} },
    { enabled: 'eduOrgId' in diff },
  );
  return (value: unknown) => [...roles, ...organisations].find(({ id }) => id === value)?.name;
}

interface ChangesProps {
  diff: Diff;
}

/** The fields that changed, from what to what. */
export function Changes({ diff }: ChangesProps) {
  const { t } = useTranslation('admin-users');
  const { fieldText, valueText } = useLogWords();
  const nameOf = useTextNames(diff);
  const givenName = useGivenNames(diff);
  const textOf = (value: unknown, name: string) => givenName(value) ?? valueText(value, name);
  const changes = Object.entries(diff).flatMap(([key, change]): ReturnType<typeof byLanguage> => {
    const [name, language] = nameOf(key);
    return language ? [[name, change, language]] : byLanguage(name, change);
  });
  return (
    <dl className={styles.changes}>
      {changes.map(([name, { from, to }, language]) => {
        const [before, after] = [textOf(from, name), textOf(to, name)];
        return (
          <div key={`${name} ${language}`} className={styles.change}>
            <dt>
              {fieldText(name)}
              {language && ` (${language})`}:
            </dt>
            <dd lang={language}>
              {before !== undefined && after !== undefined ? (
                <>
                  <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                </>
              ) : (
                (after ?? before ?? t('log.changed'))
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
