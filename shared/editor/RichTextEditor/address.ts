const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const phone = /^\+?[\d()\s-]{6,}$/;
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u;
const page = /^\/(?![/\\])\S*$/;

const isSite = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
};

/** What the server keeps in a link; the dialog is stricter, see `toAddress`. */
export const isAllowedAddress = (href: string) =>
  /^(https?:\/\/|mailto:|tel:)/i.test(href) || page.test(href);

/** The address that a person meant, or null where it leads nowhere: `example.ru` is a site too. */
export function toAddress(typed: string): string | null {
  const text = typed.trim();
  if (page.test(text)) return text;
  if (/^mailto:/i.test(text)) return mail.test(text.slice(7).split('?')[0] ?? '') ? text : null;
  if (/^tel:/i.test(text)) return phone.test(text.slice(4)) ? text : null;
  if (/^https:/i.test(text)) return isSite(text) ? text : null;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return host.test(text) && isSite(`https://${text}`) ? `https://${text}` : null;
}
