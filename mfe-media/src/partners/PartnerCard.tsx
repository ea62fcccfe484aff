import type { Partner } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { OfferEnd } from './OfferEnd';
import styles from './PartnerCard.module.css';
import { PartnerLogo } from './PartnerLogo';
import { useDiscount } from './useDiscount';

interface PartnerCardProps {
  partner: Partner;
  headingLevel?: 2 | 3;
}

export function PartnerCard({ partner, headingLevel = 2 }: PartnerCardProps) {
  const discountOf = useDiscount();
  const { id, name, lang, category, cities, terms, validTo } = partner;
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="article" padding="s" interactive>
      <div className={styles.card}>
        <div className={styles.head}>
          <PartnerLogo partner={partner} />
          <div className={styles.words}>
            <Heading className={styles.name} lang={lang}>
              <TextLink to={partnerPaths.partner(id)} quiet cover>
                {name}
              </TextLink>
              <LanguageMark lang={lang} />
            </Heading>
            <p className={styles.note}>{category.name}</p>
          </div>
          <p className={styles.discount}>{discountOf(partner)}</p>
        </div>
        <p className={styles.terms} lang={lang}>
          {terms}
        </p>
        <div className={styles.foot}>
          <span>{cities.map((city) => city.name).join(', ')}</span>
          <OfferEnd validTo={validTo} />
        </div>
      </div>
    </Surface>
  );
}
