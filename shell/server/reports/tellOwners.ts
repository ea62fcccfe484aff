import type { Report } from '../../page/reports/Report';
import type { FlushableSink, ReportSink } from './createReportSink';

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

type ForOwner = Extract<Report, { kind: 'move' | 'alarm' }>;

const happened = {
  alarm: {
    ru: 'тревога, ошибок больше обычного',
    en: 'alarm, it fails more than usual',
  },
  rollback: {
    ru: 'сервер вернул прежний релиз',
    en: 'the server has gone back to the release before',
  },
  stopCanary: {
    ru: 'сервер остановил канарейку',
    en: 'the server has stopped the canary',
  },
} as const;

function mailOf(told: ForOwner, to: string, origin: string): OwnerMail {
  const { remote, release, message } = told;
  const { ru, en } = happened[told.kind === 'move' ? told.move : 'alarm'];
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

/** Writes to the owner, as remotes and the shell declare one, of an alarm and of what the server took back. */
export function tellOwners(report: FlushableSink, { send, origin }: Options): FlushableSink {
  const underWay = new Set<Promise<unknown>>();
  const tell: ReportSink = (told) => {
    report(told);
    if (!send || (told.kind !== 'move' && told.kind !== 'alarm') || !isAddress(told.owner)) return;
    const sent = send(mailOf(told, told.owner, origin))
      .catch((error: Error) =>
        console.error(`The owner of ${told.remote} could not be written to: ${error.message}`),
      )
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  };
  async function flush() {
    await Promise.all([report.flush(), ...underWay]);
  }
  return Object.assign(tell, { flush });
}

const patience = 10_000;

/** By the server of `SMTP_URL`, which letters of the backend go by as well; nothing without one. */
export function createOwnerMail(env: Record<string, string | undefined>): Send | undefined {
  const { SMTP_URL: url } = env;
  if (!url) return undefined;
  const from = env.MAIL_FROM || 'Campus <no-reply@example.test>';
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, connectionTimeout: patience, socketTimeout: patience }),
  );
  return async (mail) => (await transport).sendMail({ from, ...mail });
}
