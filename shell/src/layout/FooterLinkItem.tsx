import type { FooterLink } from '@campus/shared/contract/footer';
import { TextLink } from '@campus/shared/ui/TextLink';
import { linkKind } from './linkKind';

/** Staff write these addresses, so only what the validation rules allow becomes a link. */
export function FooterLinkItem({ link: { url, title } }: { link: FooterLink }) {
  const kind = linkKind(url);
  if (kind)
    return (
      <TextLink to={url} external={kind === 'site'} quiet>
        {title}
      </TextLink>
    );
  return /^(mailto|tel):/.test(url) ? <a href={url}>{title}</a> : title;
}
