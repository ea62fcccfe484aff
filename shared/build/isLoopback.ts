/** Whether a host name or address is this computer alone. */
export const isLoopback = (host: string) =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
