import { composeMail } from './composeMail';
import { MailAway, type Mailer, type Sender } from './Mailer';

interface Failure extends Error {
  code?: string;
  syscall?: string;
  responseCode?: number;
}

/**
 * The server cannot be reached, lets nobody in, or ends the conversation before it has taken a letter. Of
 * a connection that breaks in the midst of one nobody knows whether that was taken.
 */
const isAway = ({ code, syscall, responseCode, message }: Failure) =>
  syscall === 'connect' ||
  code === 'EDNS' ||
  code === 'EAUTH' ||
  responseCode === 421 ||
  message === 'Connection timeout';

/** Sends through an SMTP server, such as smtp://user:password@host:587. */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, connectionTimeout: 10_000, socketTimeout: 10_000 }),
  );
  return {
    async send(mail) {
      const ready = await transport;
      await ready.sendMail(composeMail(mail, sender)).catch((cause: Failure) => {
        throw isAway(cause) ? new MailAway(cause.message, { cause }) : cause;
      });
    },
  };
}
