import type { Mailer } from './Mailer';

/** Sends through an SMTP server, such as smtp://user:password@host:587. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, connectionTimeout: 10_000, socketTimeout: 10_000 }),
  );
  return {
    async send({ to, subject, text }) {
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
