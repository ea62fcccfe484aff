/** What a request tells of who it comes from. */
export interface Origin {
  ip: string;
  /** As the browser keeps it; nobody is believed to be somebody before the API says so. */
  token: string | undefined;
}
