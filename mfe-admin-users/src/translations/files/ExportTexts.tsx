import { saveFile } from '@campus/shared/browser/saveFile';
import { dayAt } from '@campus/shared/contract/days';
import { wordingText } from '@campus/shared/contract/resources/wordings';
import { Menu } from '@campus/shared/popup/Menu';
import { writeCsv } from '@campus/shared/table/csv';
import { Button } from '@campus/shared/ui/Button';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import type { TextRow } from '../textRows';

const csvOf = (rows: readonly TextRow[]) =>
  writeCsv([
    ['mnemonic', 'ru', 'en'],
    ...rows.map(({ mnemonic, ru, en }) => [mnemonic, wordingText(ru), wordingText(en)]),
  ]);

function jsonOf(rows: readonly TextRow[]) {
  const textsIn = (language: 'ru' | 'en') =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const text = wordingText(row[language]);
        return text ? [[row.mnemonic, text]] : [];
      }),
    );
  return JSON.stringify({ ru: textsIn('ru'), en: textsIn('en') }, null, 2);
}

/** The kinds of files that are written, either of which can be read again. */
const fileKinds = {
  csv: { type: 'text/csv;charset=utf-8', write: csvOf },
  json: { type: 'application/json', write: jsonOf },
};

const fileName = (list: string, kind: keyof typeof fileKinds) =>
  `${list} ${dayAt(Date.now())}.${kind}`;

/** The texts in sight as a file, of either kind that can be imported. */
export function ExportTexts({ rows }: { rows: readonly TextRow[] }) {
  const { t } = useTranslation('admin-users');
  const sayFailed = useFailureNotice();
  const write = async (kind: keyof typeof fileKinds) => {
    const { type, write: contentOf } = fileKinds[kind];
    saveFile(fileName(t('translations.title'), kind), new Blob([await contentOf(rows)], { type }));
  };
  const item = (kind: keyof typeof fileKinds) => ({
    label: t(`translations.export.${kind}`),
    icon: 'download' as const,
    onSelect: () => {
      write(kind).catch((error: unknown) => sayFailed(error, t('translations.export.failed')));
    },
  });
  return (
    <Menu
      trigger={
        <Button variant="soft" size="s" icon="download">
          {t('translations.export.title')}
        </Button>
      }
      items={[item('csv'), item('json')]}
    />
  );
}
