import type { PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import { decodeText, plainCell, readCsv } from '@campus/shared/table/csv';

export type Result = NonNullable<PaymentUpdateRequest['results']>[number];

/** What one line of the bank's file says. */
export interface ResultLine {
  /** As a spreadsheet counts them: the heading is the first. */
  line: number;
  result: Result;
  /** Kopecks, where the file tells them. */
  amount?: number;
}

export interface LineProblem {
  line: number;
  problem: 'CODE' | 'SUM' | 'RESULT' | 'REASON' | 'LONG' | 'TWICE';
  /** Where the person stands first. */
  first?: number;
}

export type FileProblem = 'EMPTY' | 'SIZE' | 'ROWS' | 'HEAD';

export interface ResultsFile {
  lines: ResultLine[];
  problems: LineProblem[];
  /** Lines that have no result yet. */
  unanswered: number;
}

export const maxRows = 50_000;
/** Our own file of so many people with the long names of their universities is 20 MiB. */
const maxBytes = 50 * 1024 * 1024;

/** The headings of our own file in both languages, and those of the call. */
const headings = {
  code: ['код получателя', 'recipient code', 'humanid'],
  sum: ['сумма', 'amount'],
  result: ['результат', 'result', 'status'],
  reason: ['причина', 'reason'],
};
type Heading = keyof typeof headings;

const results = new Map<string, Result['status']>([
  ['выплачено', 'PAID'],
  ['paid', 'PAID'],
  ['отклонено', 'FAILED'],
  ['refused', 'FAILED'],
  ['failed', 'FAILED'],
]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sum = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

function kopecksOf(text: string) {
  const [, rubles, rest = ''] = sum.exec(text.replace(/[\s₽]/g, '')) ?? [];
  return rubles === undefined ? undefined : Number(rubles) * 100 + Number(rest.padEnd(2, '0'));
}

type Cells = Record<Heading, string>;

function lineOf(cells: Cells): Omit<ResultLine, 'line'> | LineProblem['problem'] {
  const humanId = cells.code.toLowerCase();
  const status = results.get(cells.result.toLowerCase());
  const amount = cells.sum ? kopecksOf(cells.sum) : undefined;
  if (!uuid.test(humanId)) return 'CODE';
  if (cells.sum && amount === undefined) return 'SUM';
  if (!status) return 'RESULT';
  if (status === 'PAID') return { amount, result: { humanId, status } };
  if (!cells.reason) return 'REASON';
  return cells.reason.length > 500
    ? 'LONG'
    : { amount, result: { humanId, status, reason: cells.reason } };
}

function placesOf(head: readonly string[] = []) {
  const names = head.map((name) => name.trim().toLowerCase());
  const placeOf = (heading: Heading) => names.findIndex((name) => headings[heading].includes(name));
  return {
    code: placeOf('code'),
    sum: placeOf('sum'),
    result: placeOf('result'),
    reason: placeOf('reason'),
  };
}

function readLines(rows: readonly string[][], places: Record<Heading, number>): ResultsFile {
  const file: ResultsFile = { lines: [], problems: [], unanswered: 0 };
  const firstOf = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    const cell = (heading: Heading) => plainCell(row[places[heading]]);
    const cells = {
      code: cell('code'),
      sum: cell('sum'),
      result: cell('result'),
      reason: cell('reason'),
    };
    const read = lineOf(cells);
    const first = firstOf.get(cells.code.toLowerCase());
    if (row.every((text) => !text.trim())) continue;
    if (uuid.test(cells.code.toLowerCase()) && !cells.result) file.unanswered += 1;
    else if (typeof read === 'string') file.problems.push({ line, problem: read });
    else if (first !== undefined) file.problems.push({ line, problem: 'TWICE', first });
    else {
      firstOf.set(read.result.humanId, line);
      file.lines.push({ line, ...read });
    }
  }
  return file;
}

/** The bank's file as its lines, or why it is none. */
export async function readResults(file: File): Promise<ResultsFile | FileProblem> {
  if (file.size === 0) return 'EMPTY';
  if (file.size > maxBytes) return 'SIZE';
  const [head, ...rows] = await readCsv(decodeText(await file.arrayBuffer()));
  const places = placesOf(head);
  if (places.code < 0 || places.result < 0) return 'HEAD';
  if (rows.length > maxRows + 1) return 'ROWS';
  const read = readLines(rows, places);
  const isEmpty = read.lines.length + read.problems.length + read.unanswered === 0;
  return isEmpty ? 'EMPTY' : read;
}
