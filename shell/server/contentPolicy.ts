interface PolicyOptions {
  nonce: string;
  developmentOrigins?: readonly string[];
  /** Where files of releases come from, when that is not our own origin. */
  filesOrigin?: string;
  /** Machines whose builds a member of staff tries out: scripts go by nonce and hash anyway. */
  previewOrigins?: readonly string[];
  /** Origins besides our own that the page talks to. */
  connect?: readonly string[];
  /** Code that staff have written into the page, as `sha256-…`: another text does not run. */
  scriptHashes?: readonly string[];
  /** Origins besides our own that pictures come from. */
  pictures?: readonly string[];
  /** Styles from elsewhere, and those in the page, come with the nonce; our own files need none. */
  hasOtherStyles?: boolean;
  isHttps?: boolean;
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** What a page may load and run: its own origin's files, and only scripts that carry the nonce. */
export function contentPolicy(options: PolicyOptions): string {
  const { nonce, developmentOrigins = [], previewOrigins = [], connect = [] } = options;
  const { scriptHashes = [], pictures = [], filesOrigin } = options;
  const files = filesOrigin ? [filesOrigin] : [];
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const styles = [
    ...files,
    ...(options.hasOtherStyles ? [`'nonce-${nonce}'`] : []),
    ...developmentOrigins,
    ...previewOrigins,
  ];
  const talksTo = [
    ...connect,
    // The worker keeps files by asking for them.
    ...files,
    ...developmentOrigins,
    ...developmentOrigins.map(socketOf),
    // What did not load is fetched anew before it is tried again.
    ...previewOrigins,
  ];
  return [
    `default-src 'none'`,
    [`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...hashes].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Styles name pictures by paths, which are those of where the styles come from.
    [`img-src 'self' data: blob:`, ...files, ...pictures].join(' '),
    [`font-src 'self'`, ...files].join(' '),
    ["connect-src 'self'", ...talksTo].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Bytes that the page itself has made, such as a document for staff: no address can be framed.
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
    `require-trusted-types-for 'script'`,
    // What does not compile is told in the page of whoever writes it.
    `trusted-types campus-data campus-files campus-worker dompurify${developmentOrigins.length > 0 ? ' webpack-dev-server#overlay' : ''}`,
  ].join('; ');
}
