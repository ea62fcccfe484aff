import type { Fault } from './Fault';
import type { FailedTest } from './runTests';
import type { Tried } from './tryFault';

const cut = (title: string) => (title.length > 100 ? `${title.slice(0, 99).trimEnd()}…` : title);

/** Without what would begin another cell. */
const plain = (text: string) => text.replaceAll('|', '/').replaceAll('`', '');

const named = ({ file, title }: FailedTest) => `\`${file}\`: ${plain(cut(title))}`;

function rowOf({ fault, file, missed }: Fault, tried: Tried | undefined) {
  const place = tried?.found ?? tried?.foundByAll;
  const level = tried?.found ? 'yes' : 'no';
  const cells = [
    plain(fault),
    `\`${file}\``,
    tried ? level : '',
    tried && (place ? named(place) : '**none**'),
    missed ?? '',
  ];
  return `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
}

/** The table of `e2e/docs/browser-faults.md`. */
export function tableOf(faults: readonly Fault[], tried: readonly Tried[]): string {
  const of = ({ fault }: Fault) => tried.find((one) => one.fault === fault);
  return [
    '| Fault | In | `npm test` | Found by | Missed at first |',
    '| --- | --- | --- | --- | --- |',
    ...faults.map((fault) => rowOf(fault, of(fault))),
  ].join('\n');
}

/** How many were found, in one sentence. */
export function summaryOf(tried: readonly Tried[]): string {
  const inBrief = tried.filter(({ found }) => found).length;
  const all = tried.filter(({ found, foundByAll }) => found ?? foundByAll).length;
  return `${tried.length} faults: \`npm test\` finds ${inBrief}, \`test:all\` ${all}.`;
}
