import type { FooterLink } from '@campus/shared/contract/footer';
import { TextLink } from '@campus/shared/ui/TextLink';

/** Staff write these addresses, so only what the validation rules allow becomes a link. */
export function FooterLinkItem({ link: { url, title } }: { link: FooterLink }) {
  if (/^\/(?![/\\])/.test(url))
    return (
      <TextLink to={url} quiet>
        {title}
      </TextLink>
    );
  if (url.startsWith('https://'))
    return (
      <TextLink to={url} external quiet>
        {title}
      </TextLink>
    );
  return /^(mailto|tel):/.test(url) ? <a href={url}>{title}</a> : title;
}
