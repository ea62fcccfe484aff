import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listTextLog } from '@campus/shared/contract/resources/calls';
import { languageKeys } from '@campus/shared/contract/resources/wordings';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { useTranslation } from 'react-i18next';
import type { Texts } from './useTexts';

interface TextHistoryProps extends Pick<Texts, 'ids'> {
  mnemonic: string;
}

/** Who said what of a text, and when; nothing where no log is told, or nobody said anything. */
export function TextHistory({ mnemonic, ids }: TextHistoryProps) {
  const { t } = useTranslation('admin-users');
  const { name } = useFormat();
  const { data } = useCallQuery(listTextLog, { query: { mnemonic, size: 20 } }, { gcTime: 0 });
  if (!data || data.items.length === 0) return null;
  const languageOf = (id: string) => languageKeys.find((language) => ids[language] === id) ?? 'ru';
  const said = (text: string | null) => text ?? t('translations.history.bundled');
  return (
    <section aria-label={t('translations.history.title')}>
      <h3>{t('translations.history.title')}</h3>
      <Timeline
        label={t('translations.history.title')}
        events={data.items.flatMap(({ id, at, by, changes }) =>
          changes.map(({ languageId, from, to }) => ({
            ...{ id: `${id} ${languageId}`, at, icon: 'edit' as const },
            title: t(`translations.history.${languageOf(languageId)}`),
            who: by ? name(by) : t('translations.history.system'),
            text: (
              <>
                <del>{said(from)}</del> <ins>{said(to)}</ins>
              </>
            ),
          })),
        )}
      />
    </section>
  );
}
