import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Find } from './Find';
import { Highlighted } from './Highlighted';
import styles from './SearchScreen.module.css';

interface FindCardProps {
  find: Find;
  words: string;
  headingLevel: 2 | 3;
}

export function FindCard({ find, words, headingLevel }: FindCardProps) {
  const { to, title, summary, facts, lang } = find;
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="li" interactive>
      <Heading className={styles.title} lang={lang}>
        <TextLink to={to} quiet cover>
          <Highlighted text={title} words={words} />
        </TextLink>
      </Heading>
      <p className={styles.summary} lang={lang}>
        <Highlighted text={summary} words={words} />
      </p>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
