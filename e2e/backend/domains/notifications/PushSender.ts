export interface Push {
  token: string;
  title: string;
  body: string;
  /** A path of the product. */
  link: string | null;
}

/** Shows a message on a device; there is none without the settings of a push service. */
export interface PushSender {
  /**
   * @returns false where the device has forgotten us, so that its token is of no more use.
   * @throws whatever the transport throws.
   */
  send(push: Push): Promise<boolean>;
}
