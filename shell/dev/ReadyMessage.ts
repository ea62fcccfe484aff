/** What a process of the product tells when it listens; the backend adds its demo accounts. */
export interface ReadyMessage {
  type: 'ready';
  port: number;
  accounts?: { login: string; role: string }[];
  password?: string;
  /** The folder that mail goes to. */
  outbox?: string;
}
