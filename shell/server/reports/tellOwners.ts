import type { Report } from '../../page/reports/Report';
import type { ReportSink } from './createReportSink';

interface OwnerMail {
  to: string;
  subject: string;
  text: string;
}

type Send = (mail: OwnerMail) => Promise<unknown>;

interface Options {
  /** Nobody is written to when left out. */
  send?: Send;
  /** Where the product is seen. */
  origin: string;
}

type Move = Extract<Report, { kind: 'move' }>;

const done = {
  rollback: {
    ru: 'сервер вернул прежний релиз',
    en: 'the server has gone back to the release before',
  },
  stopCanary: {
    ru: 'сервер остановил канарейку',
    en: 'the server has stopped the canary',
  },
} as const;

function mailOf({ move, remote, release, message }: Move, to: string, origin: string): OwnerMail {
  const { ru, en } = done[move];
  return {
    to,
    subject: `${remote} ${release}: ${ru} · ${en}`,
    text: [
      `${remote} ${release}: ${ru}.`,
      `${remote} ${release}: ${en}.`,
      message,
      `${origin}/admin/releases/${remote}`,
    ].join('\n\n'),
  };
}

const isAddress = (owner: string | null): owner is string =>
  owner !== null && /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(owner);

/** Writes to the owner of a remote, as it declares one, when the server has taken its release back. */
export const tellOwners =
  (report: ReportSink, { send, origin }: Options): ReportSink =>
  (told) => {
    report(told);
    if (!send || told.kind !== 'move' || !isAddress(told.owner)) return;
    send(mailOf(told, told.owner, origin)).catch((error: Error) =>
      console.error(`The owner of ${told.remote} could not be written to: ${error.message}`),
    );
  };

const patience = 10_000;

/** By the server of `SMTP_URL`, which letters of the backend go by as well; nothing without one. */
export function createOwnerMail(env: Record<string, string | undefined>): Send | undefined {
  const { SMTP_URL: url, MAIL_FROM: from = 'Campus <no-reply@example.test>' } = env;
  if (!url) return undefined;
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, connectionTimeout: patience, socketTimeout: patience }),
  );
  return async (mail) => (await transport).sendMail({ from, ...mail });
}
