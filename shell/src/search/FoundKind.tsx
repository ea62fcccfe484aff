import { paths } from '@campus/shared/paths';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from './Find';
import { FindList } from './FindList';
import styles from './SearchScreen.module.css';
import { kindIcons } from './searchKinds';

interface FoundKindProps {
  group: FoundGroup;
  words: string;
  /** All of this kind, on this screen. */
  moreHref: string;
}

/** Kinds whose own screen has filters, and takes the words along. */
const listsOf = { news: paths.news, events: paths.events, partners: paths.partners };

/** The first finds of one kind, and the ways to the rest. */
export function FoundKind({ group, words, moreHref }: FoundKindProps) {
  const { t } = useTranslation('shell');
  const { kind, total, finds, status } = group;
  const id = `found-${kind}`;
  const list = kind === 'pages' ? undefined : listsOf[kind]();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.kind}>
          <Icon name={kindIcons[kind]} size={24} />
          {t(`search.kinds.${kind}`)}
          {status === 'ready' && <span className={styles.total}>{total}</span>}
        </h2>
        <FindList group={group} words={words} headingLevel={3} />
        <Stack direction="row" gap={5}>
          {total > finds.length && <TextLink to={moreHref}>{t(`search.more.${kind}`)}</TextLink>}
          {list && total > 0 && (
            <TextLink to={`${list}?${new URLSearchParams({ search: words })}`}>
              {t(`search.inList.${kind}`)}
            </TextLink>
          )}
        </Stack>
      </Stack>
    </section>
  );
}
