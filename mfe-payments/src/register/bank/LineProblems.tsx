import { saveFile } from '@campus/shared/browser/saveFile';
import type { CallOutput } from '@campus/shared/contract/call';
import type { checkPaymentResults } from '@campus/shared/contract/payments/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { writeCsv } from '@campus/shared/table/csv';
import { DataTable } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import styles from './LineProblems.module.css';
import type { LineProblem } from './readResults';

type Refused = CallOutput<typeof checkPaymentResults>[number];

/** A line that will not be written down, and why. */
export type Skipped =
  | LineProblem
  | { line: number; problem: Refused['problem']; amount: Refused['amount'] };

/** A table of very many rows follows the window, and the window does not scroll under a dialog. */
const mostShown = 100;

/** The first of the lines that are left out, and all of them as a file. */
export function LineProblems({ skipped }: { skipped: readonly Skipped[] }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const sayFailed = useFailureNotice();
  const wordsOf = (one: Skipped) =>
    t(`register.import.line.${one.problem}`, {
      first: 'first' in one ? one.first : undefined,
      amount: 'amount' in one && one.amount !== null ? money(one.amount) : undefined,
    });
  const title = t('register.import.problems');
  const headers = { line: t('register.import.lineNumber'), problem: t('register.import.problem') };
  const save = async () => {
    const lines = skipped.map((one) => [String(one.line), wordsOf(one)]);
    const content = await writeCsv([Object.values(headers), ...lines]);
    saveFile(`${title}.csv`, new Blob([content], { type: 'text/csv;charset=utf-8' }));
  };
  const onSave = () => {
    save().catch((error: unknown) => sayFailed(error, t('register.export.failed')));
  };
  const rest = skipped.length - mostShown;
  return (
    <>
      <div className={styles.problems} role="region" aria-label={title} tabIndex={0}>
        <DataTable
          caption={title}
          rows={skipped.slice(0, mostShown)}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              key: 'line',
              header: headers.line,
              cell: ({ line }) => t('register.import.lineOf', { number: number(line) }),
              priority: 'primary',
            },
            { key: 'problem', header: headers.problem, cell: wordsOf },
          ]}
        />
      </div>
      {rest > 0 && (
        <Stack direction="row" gap={3} align="center">
          <p>{t('register.import.rest', { count: rest, number: number(rest) })}</p>
          <Button variant="soft" icon="download" onClick={onSave}>
            {t('register.import.saveProblems')}
          </Button>
        </Stack>
      )}
    </>
  );
}
