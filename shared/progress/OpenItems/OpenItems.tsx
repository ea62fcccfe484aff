import { languageOfText } from '@campus/shared/format/languageOfText';
import { AsideCard, type AsideCardProps } from '@campus/shared/progress/AsideCard';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import styles from './OpenItems.module.css';

interface OpenItem {
  id: string;
  title: string;
  /** Where it stands, or by when something happens. */
  facts: string;
  /** Where it stands by itself. */
  to?: string;
}

interface OpenItemsProps<T> extends Omit<AsideCardProps<T>, 'isEmpty' | 'children'> {
  itemsOf: (data: T) => readonly OpenItem[];
}

/** What is not over yet, in a small card beside a page. */
export function OpenItems<T>({ itemsOf, ...card }: OpenItemsProps<T>) {
  return (
    <AsideCard {...card} isEmpty={(data) => itemsOf(data).length === 0}>
      {(data) => (
        <Stack as="ul" gap={3}>
          {itemsOf(data).map((item) => (
            <li key={item.id}>
              <p className={styles.item} lang={languageOfText(item.title)}>
                {item.to ? (
                  <TextLink to={item.to} quiet>
                    {item.title}
                  </TextLink>
                ) : (
                  item.title
                )}
              </p>
              <p className={styles.facts}>{item.facts}</p>
            </li>
          ))}
        </Stack>
      )}
    </AsideCard>
  );
}
