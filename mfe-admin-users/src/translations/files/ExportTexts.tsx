import { saveFile } from '@campus/shared/browser/saveFile';
import { dayAt } from '@campus/shared/contract/days';
import { Menu } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import type { TextRow } from '../textRows';
import { fileKinds } from './textsFile';

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
