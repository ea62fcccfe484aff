import { ownPicture } from '@campus/shared/contract/richText';
import { Picture } from '@campus/shared/ui/Picture';
import type { ComponentProps } from 'react';

/** As wide as the column of a text may become. */
const sizes = '(min-width: 768px) 730px, 100vw';

/** Pictures from elsewhere would tell of every reader. */
export function OwnPicture(props: Omit<ComponentProps<typeof Picture>, 'sizes'>) {
  return ownPicture.test(props.url) ? <Picture {...props} sizes={sizes} /> : null;
}
