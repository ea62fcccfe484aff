import { isUnknown } from '@campus/shared/api/isUnknown';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  checkPaymentResults,
  getPayment,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useParts } from '@campus/shared/table/useParts';
import { FileImport } from '@campus/shared/upload/FileImport';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import { LineProblems, type Skipped } from './LineProblems';
import { maxRows, readResults, type FileProblem, type ResultLine } from './readResults';

const partSize = 2000;

type Refused = CallOutput<typeof checkPaymentResults>[number];

interface Checked {
  lines: readonly ResultLine[];
  skipped: readonly Skipped[];
  unanswered: number;
}

/** Asks the register about each line; a backend that cannot say so refuses when they are sent. */
function useDryRun({ id }: PaymentRegister) {
  const { t } = useTranslation('payments');
  const { mutateAsync } = useCall(checkPaymentResults);
  const { run, running } = useParts();
  const check = async (lines: readonly ResultLine[]) => {
    const refused: Refused[] = [];
    const send = async (part: readonly ResultLine[]) => {
      const results = part.map(({ amount, result: { humanId } }) => ({ humanId, amount }));
      refused.push(...(await mutateAsync({ params: { id }, body: { results } })));
    };
    try {
      const label = t('register.import.checking');
      const done = await run({ label, items: lines, size: partSize, send });
      return done === lines.length ? refused : undefined;
    } catch (error) {
      if (isUnknown(error)) return [];
      throw error;
    }
  };
  return { check, running };
}

/** Writes the results down part by part; `refresh` asks what the register is by now. */
function useSending({ id, version }: PaymentRegister) {
  const { t } = useTranslation('payments');
  const { mutateAsync } = useCall(updatePayment);
  const { refetch } = useCallQuery(getPayment, { params: { id } });
  const { run, running } = useParts();
  const send = async (lines: readonly ResultLine[], onPart: (done: number) => void) => {
    let current = version;
    const sendPart = async (part: readonly ResultLine[]) => {
      const results = part.map(({ amount, result }) => ({ ...result, amount }));
      const saved = await mutateAsync({ params: { id }, body: { results, version: current } });
      current = saved.version;
    };
    const label = t('register.import.sending');
    await run({ label, items: lines, size: partSize, send: sendPart, onPart });
  };
  const refresh = async () => (await refetch()).data;
  return { send, running, refresh };
}

/** What will be paid, as far as the file tells the sums. */
function usePaidText() {
  const { money, number } = useFormat();
  return (paid: readonly ResultLine[]) => {
    const isKnown = paid.length > 0 && paid.every(({ amount }) => amount !== undefined);
    const sum = paid.reduce((all, { amount = 0 }) => all + amount, 0);
    return number(paid.length) + (isKnown ? ` · ${money(sum)}` : '');
  };
}

interface ImportResultsProps {
  register: PaymentRegister;
  onDone: () => void;
}

/** The bank's answers out of its file: read, tried, and written down after a look at the numbers. */
export function ImportResults({ register, onDone }: ImportResultsProps) {
  const { t } = useTranslation('payments');
  const notify = useClientStore((store) => store.notify);
  const sayFailed = useFailureNotice();
  const { number } = useFormat();
  const paidText = usePaidText();
  const trial = useDryRun(register);
  const sending = useSending(register);
  const isHere = useIsHere();
  const problemText = (problem: FileProblem | 'UNSURE') =>
    t(`register.import.file.${problem}`, { maximum: number(maxRows) });

  const read = async (file: File) => {
    const found = await readResults(file);
    if (typeof found === 'string') return problemText(found);
    const refused = await trial.check(found.lines);
    if (!refused) return undefined;
    const reasons = new Map(refused.map((one) => [one.humanId, one]));
    const reasonOf = ({ result }: ResultLine) => reasons.get(result.humanId);
    const odd = found.lines.flatMap((line) => {
      const reason = reasonOf(line);
      return reason ? [{ line: line.line, problem: reason.problem, amount: reason.amount }] : [];
    });
    const skipped = [...found.problems, ...odd].sort((a, b) => a.line - b.line);
    const lines = found.lines.filter((line) => !reasonOf(line));
    return { lines, skipped, unanswered: found.unanswered };
  };
  const send = async ({ lines }: Checked) => {
    let count = 0;
    let isSure = true;
    try {
      await sending.send(lines, (done) => {
        count = done;
      });
    } catch (error) {
      // An answer that got lost, or a colleague, has moved the register on.
      const now = await sending.refresh();
      if (now?.closedAt) {
        notify({ tone: 'success', text: t('register.import.doneAfterAll') });
        if (isHere()) onDone();
        return undefined;
      }
      sayFailed(error, t('register.import.failed'));
      isSure = false;
    }
    if (count > 0) notify({ tone: 'success', text: t('register.import.done', { count }) });
    // Closed meanwhile, the window may have been opened anew.
    if (count === lines.length && isHere()) onDone();
    return isSure ? undefined : problemText('UNSURE');
  };
  return (
    <FileImport<Checked>
      accept=".csv,text/csv"
      words={{
        text: t('register.import.text'),
        choose: t('register.import.choose'),
        another: t('register.import.another'),
        nothing: t('register.import.nothing'),
        failed: t('register.import.failed'),
      }}
      {...{ read, send }}
      running={sending.running ?? trial.running}
      summaryOf={({ lines, skipped, unanswered }) => {
        const paid = lines.filter(({ result }) => result.status === 'PAID');
        return [
          { term: t('register.results.paid'), value: paidText(paid) },
          { term: t('register.results.failed'), value: number(lines.length - paid.length) },
          { term: t('register.import.unanswered'), value: number(unanswered) },
          { term: t('register.import.skipped'), value: number(skipped.length) },
        ];
      }}
      problems={({ skipped }) => skipped.length > 0 && <LineProblems skipped={skipped} />}
      sendLabel={({ lines: { length: count } }) =>
        count > 0 ? t('register.import.send', { count, number: number(count) }) : undefined
      }
    />
  );
}
