/** What a page may load and run: its own origin's files, and only scripts that carry the nonce. */
export function contentPolicy(nonce: string, developmentOrigins: readonly string[] = []): string {
  const development = developmentOrigins.join(' ');
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' ${development}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${development} ${sockets}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default dompurify 'allow-duplicates'`,
  ]
    .map((directive) => directive.trim().replace(/ +/g, ' '))
    .join('; ');
}
