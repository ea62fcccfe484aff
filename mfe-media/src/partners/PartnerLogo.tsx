import type { Partner } from '@campus/shared/contract/partners/calls';
import { Picture } from '@campus/shared/ui/Picture';
import { coverArt } from '../reading/coverArt';
import styles from './PartnerLogo.module.css';

interface PartnerLogoProps {
  partner: Pick<Partner, 'id' | 'name' | 'logo' | 'category'>;
  size?: 'm' | 'l';
}

/** The first letter of the name itself, not of «Кофейня «Перемена»» with its quotes. */
const letterOf = (name: string) => {
  const own = /[«„“"](.)/u.exec(name)?.[1] ?? /\p{L}|\p{N}/u.exec(name)?.[0] ?? '';
  return own.toUpperCase();
};

/** The logo of a partner; without one its letter, in the colour of its category. */
export function PartnerLogo({
  partner: { id, name, logo, category },
  size = 'm',
}: PartnerLogoProps) {
  if (!logo)
    return (
      <span
        className={styles.letter}
        data-size={size}
        data-decoration
        data-tone={coverArt(id, category.id).tone}
        aria-hidden="true"
      >
        {letterOf(name)}
      </span>
    );
  return (
    <span className={styles.logo} data-size={size}>
      {/* The name stands beside it. */}
      <Picture {...logo} alt="" sizes={size === 'l' ? '112px' : '56px'} fit="contain" />
    </span>
  );
}
