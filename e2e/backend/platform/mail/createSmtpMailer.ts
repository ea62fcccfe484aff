import { composeMail } from './composeMail';
import type { Mailer, Sender } from './Mailer';

/** Sends through an SMTP server, such as smtp://user:password@host:587. */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, connectionTimeout: 10_000, socketTimeout: 10_000 }),
  );
  return {
    async send(mail) {
      await (await transport).sendMail(composeMail(mail, sender));
    },
  };
}
