import { escapeHtml } from '@campus/shared/server/escapeHtml';
import type { Mail, Sender } from './Mailer';

const button =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#0c3b2f;color:#ffffff;text-decoration:none';
const large = 'font-size:1.5em;letter-spacing:0.1em';
const page =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 Inter,Arial,sans-serif;color:#14231e';

function paragraphOf(text: string, code = '') {
  const written = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p>${code ? written.replace(code, `<strong style="${large}">${code}</strong>`) : written}</p>`;
}

/** A letter as it is sent: as a text and as HTML, with its link as an address that opens. */
export function composeMail(mail: Mail, { from, origin }: Sender) {
  const { to: address, subject, text, link, code } = mail;
  const href = origin + link.path;
  const paragraphs = text.split('\n\n');
  const [said, signature] = [paragraphs.slice(0, -1), paragraphs.slice(-1)];
  const action = `<p><a href="${escapeHtml(href)}" style="${button}">${escapeHtml(link.label)}</a></p>`;
  const html = [
    ...said.map((paragraph) => paragraphOf(paragraph, code)),
    action,
    ...signature.map((paragraph) => paragraphOf(paragraph)),
  ];
  return {
    from,
    // An address is no list of addresses, whatever stands in it.
    to: { name: '', address },
    subject,
    text: [...said, `${link.label}: ${href}`, ...signature].join('\n\n'),
    html: `<div style="${page}">\n${html.join('\n')}\n</div>\n`,
    // Whoever looks into the outbox reads digits and links as they are.
    textEncoding: 'quoted-printable' as const,
  };
}
