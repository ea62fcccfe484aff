export interface Push {
  token: string;
  title: string;
  body: string;
  /** A path of the product. */
  link: string | null;
}

/** The service takes nothing now, whoever it is for: what was not sent yet is to wait. */
export class PushBusy extends Error {
  override name = 'PushBusy';

  constructor(
    message: string,
    /** Seconds that the service asks to be left alone for. */
    readonly retryAfter = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Shows a message on a device; there is none without the settings of a push service. */
export interface PushSender {
  /** The service refuses ourselves, which only the operator can mend. */
  readonly isRefused: boolean;
  /**
   * @returns false where the device has forgotten us, so that its token is of no more use.
   * @throws PushBusy, or whatever this one message was refused with.
   */
  send(push: Push): Promise<boolean>;
}
