import { TextLink } from '@campus/shared/ui/TextLink';
import type { ReactNode } from 'react';

interface BodyLinkProps {
  href: string | null;
  children: ReactNode;
}

/** Pages open in place, other sites in a new tab with a mark, the rest as the device likes. */
export function BodyLink({ href, children }: BodyLinkProps) {
  if (!href) return children;
  const isPage = /^\/(?![/\\]|api\/)/.test(href);
  const isSite = /^https?:/i.test(href);
  if (isPage || isSite)
    return (
      <TextLink to={href} external={isSite}>
        {children}
      </TextLink>
    );
  return <a href={href}>{children}</a>;
}
