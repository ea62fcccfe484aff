export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Shown on the console where mail goes to a folder, so that a developer need not open it. */
  code?: string;
}

export interface Mailer {
  /** @throws whatever the transport throws; nothing is retried. */
  send(mail: Mail): Promise<void>;
}
