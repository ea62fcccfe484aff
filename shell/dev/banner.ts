import path from 'node:path';
import type { ReadyMessage } from '../processes/startService';

interface Facts {
  url: string;
  seconds: number;
  /** Nothing when the API is somebody else's. */
  backend?: ReadyMessage;
}

function accountLines({ accounts = [], password, outbox }: ReadyMessage) {
  const width = Math.max(...accounts.map(({ login }) => login.length));
  const known = accounts.map(({ login, role }) => `    ${login.padEnd(width)}   ${role}`);
  return [
    ...(known.length > 0 ? [`  Demo accounts, password «${password}»:`, ...known, ''] : []),
    ...(outbox ? [`  Mail with codes: ${path.relative(process.cwd(), outbox)}`, ''] : []),
  ];
}

/** What a person needs to begin: the address, who to sign in as, where the codes arrive. */
export const banner = ({ url, seconds, backend }: Facts) =>
  [
    '',
    `  Campus is ready in ${seconds.toFixed(1)} s: ${url}`,
    '',
    ...(backend ? accountLines(backend) : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n');

/** One line of progress for the person at the console. */
export const say = (text: string) => console.log(`  ${text}`);
