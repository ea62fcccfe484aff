export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs with an empty line between them; the last one is the signature. */
  text: string;
  /** Where its reader goes from here: a page of the product, which stands before the signature. */
  link: { label: string; path: string };
  /** Shown on the console where mail goes to a folder, so that a developer need not open it. */
  code?: string;
}

/** Who it is from, and the site that its links lead to. */
export interface Sender {
  from: string;
  origin: string;
}

/** No letter leaves now, whoever it is for, and this one has not left: what was not sent yet is to wait. */
export class MailAway extends Error {
  override name = 'MailAway';
}

export interface Mailer {
  /** @throws MailAway, or whatever else the transport throws; nothing is retried. */
  send(mail: Mail): Promise<void>;
}
