import { saveFile } from '@campus/shared/browser/saveFile';
import { useCall } from '@campus/shared/api/useCall';
import { saveTranslations } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { writeCsv } from '@campus/shared/table/csv';
import { DataTable } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { FileImport } from '@campus/shared/upload/FileImport';
import { Stack } from '@campus/shared/ui/Stack';
import { useParts } from '@campus/shared/table/useParts';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import styles from '../translations.module.css';
import type { Texts } from '../useTexts';
import {
  type ImportPlan,
  type ImportProblem,
  maxTexts,
  planImport,
  readTextsFile,
} from './textsFile';

const partSize = 500;

/** A table of very many rows follows the window, and the window does not scroll under a dialog. */
const mostShown = 100;

/** The first of the rows that are wrong, and all of them as a file. */
function Problems({ problems }: Pick<ImportPlan, 'problems'>) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const sayFailed = useFailureNotice();
  const wordsOf = ({ problem, language }: ImportProblem) =>
    t(`translations.import.line.${problem}`, { language });
  const headers = {
    line: t('translations.import.lineNumber'),
    mnemonic: t('translations.column.mnemonic'),
    problem: t('translations.import.problem'),
  };
  const save = async () => {
    const content = await writeCsv([
      Object.values(headers),
      ...problems.map((row) => [String(row.line), row.mnemonic, wordsOf(row)]),
    ]);
    const name = `${t('translations.import.problems')}.csv`;
    saveFile(name, new Blob([content], { type: 'text/csv;charset=utf-8' }));
  };
  const onSave = () => {
    save().catch((error: unknown) => sayFailed(error, t('translations.export.failed')));
  };
  const rest = problems.length - mostShown;
  return (
    <>
      <div
        className={styles.problems}
        role="region"
        aria-label={t('translations.import.problems')}
        tabIndex={0}
      >
        <DataTable
          caption={t('translations.import.problems')}
          rows={problems.slice(0, mostShown)}
          rowKey={({ line, mnemonic, language }) => `${line} ${mnemonic} ${language}`}
          columns={[
            { key: 'line', header: headers.line, cell: ({ line }) => number(line) },
            {
              key: 'mnemonic',
              header: headers.mnemonic,
              cell: ({ mnemonic }) => mnemonic,
              priority: 'primary',
            },
            { key: 'problem', header: headers.problem, cell: wordsOf },
          ]}
        />
      </div>
      {rest > 0 && (
        <Stack direction="row" gap={3} align="center">
          <p>{t('translations.import.rest', { count: rest, number: number(rest) })}</p>
          <Button variant="soft" icon="download" onClick={onSave}>
            {t('translations.import.saveProblems')}
          </Button>
        </Stack>
      )}
    </>
  );
}

interface ImportTextsProps extends Pick<Texts, 'rows' | 'ids' | 'bundled' | 'refresh'> {
  onClose: () => void;
}

/** Texts out of a file: read, tried beside what the product says, and saved after a look at it. */
export function ImportTexts({ rows, ids, bundled = [], refresh, onClose }: ImportTextsProps) {
  const { t } = useTranslation('admin-users');
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const { mutateAsync: save } = useCall(saveTranslations);
  const { number } = useFormat();
  const { run, running } = useParts();
  const isHere = useIsHere();

  const read = async (file: File) => {
    const found = await readTextsFile(file);
    if (typeof found === 'string')
      return t(`translations.import.file.${found}`, { maximum: number(maxTexts) });
    const namespaces = new Set(bundled.map(({ namespace }) => namespace));
    return planImport(found, { rows, ids, namespaces });
  };
  const send = async ({ items }: ImportPlan) => {
    let count = 0;
    try {
      await run({
        ...{ label: t('translations.import.sending'), items, size: partSize },
        send: (part) => save({ body: { items: [...part] } }),
        onPart: (done) => {
          count = done;
        },
      });
    } catch (error) {
      sayFailed(error, t('translations.import.failed'));
    }
    if (count > 0) notify({ tone: 'success', text: t('translations.import.done', { count }) });
    await refresh();
    // Closed meanwhile, it may have been opened anew.
    if (count === items.length && isHere()) onClose();
    return undefined;
  };
  return (
    <Dialog open title={t('translations.import.title')} size="l" onClose={onClose}>
      <FileImport<ImportPlan>
        accept=".csv,text/csv,.json,application/json"
        words={{
          text: t('translations.import.text'),
          choose: t('translations.import.choose'),
          another: t('translations.import.another'),
          nothing: t('translations.import.nothing'),
          failed: t('translations.import.failed'),
        }}
        {...{ read, send, running }}
        summaryOf={({ items, unchanged, problems }) => [
          { term: t('translations.import.changed'), value: number(items.length) },
          { term: t('translations.import.unchanged'), value: number(unchanged) },
          { term: t('translations.import.skipped'), value: number(problems.length) },
        ]}
        problems={({ problems }) => problems.length > 0 && <Problems problems={problems} />}
        sendLabel={({ items: { length: count } }) =>
          count > 0 ? t('translations.import.send', { count, number: number(count) }) : undefined
        }
      />
    </Dialog>
  );
}
