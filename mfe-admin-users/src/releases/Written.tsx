interface WrittenProps {
  children: string;
}

const cyrillic = /\p{Script=Cyrillic}/u;

/** Words that somebody wrote in one language, whatever the page’s: they are read out in their own. */
export const Written = ({ children }: WrittenProps) => (
  <span lang={cyrillic.test(children) ? 'ru' : 'en'}>{children}</span>
);
