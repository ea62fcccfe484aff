import type { Mail } from './Mail';

export interface Mailer {
  /** @throws whatever the transport throws; nothing is retried. */
  send(mail: Mail): Promise<void>;
}
