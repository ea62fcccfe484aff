import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  fillPlaceholders,
  openPlaceholder,
  type AnswerPlaceholder,
} from '@campus/shared/contract/support/answerPlaceholders';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listCannedAnswers } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { CannedAnswer } from '@campus/shared/contract/support/records';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { plain } from '@campus/shared/format/plain';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './CannedAnswerField.module.css';

const most = 6;
/** Two colons at the start of a word, and what is looked for behind them. */
const asking = /(?:^|\s)::([^\n:]{0,40})$/;

interface Option {
  id: string;
  lang: LanguageKey;
  title: string;
  text: string;
}

const optionIn = ({ id, title, text }: CannedAnswer, lang: LanguageKey): Option[] => {
  const words = text[lang];
  return words ? [{ id, lang, title: title[lang] || title.ru, text: words }] : [];
};

/** Those whose name or text has every word, in the reader’s language first. */
function fitting(answers: readonly CannedAnswer[], words: string, language: LanguageKey) {
  const languages: LanguageKey[] = language === 'ru' ? ['ru', 'en'] : ['en', 'ru'];
  const all = languages.flatMap((lang) => answers.flatMap((one) => optionIn(one, lang)));
  const wanted = plain(words).split(/\s+/);
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  const named = all.filter(({ title }) => has(title));
  const rest = all.filter((option) => !named.includes(option) && has(option.text));
  return [...named, ...rest].slice(0, most);
}

interface ListProps {
  id: string;
  options: readonly Option[];
  active: number;
  onChoose: (option: Option) => void;
}

function OptionList({ id, options, active, onChoose }: ListProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <p role="status" className={options.length > 0 ? 'visually-hidden' : styles.none}>
        {t('queue.canned.found', { count: options.length })}
      </p>
      {options.length > 0 && (
        <ul role="listbox" id={id} aria-label={t('queue.canned.list')} className={styles.list}>
          {options.map((option, place) => (
            <li
              key={option.id + option.lang}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              lang={option.lang}
              // Not the click: the field would lose the focus before it.
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(option);
              }}
            >
              <strong>{option.title}</strong>
              <span className={styles.text}>{option.text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Facts = Partial<Record<AnswerPlaceholder, string | undefined>>;

interface CannedAnswerFieldProps extends ComponentProps<typeof TextAreaField> {
  /** What the placeholders of an answer stand for, in its language. */
  factsIn: (language: LanguageKey) => Facts;
  /** Somebody is about to choose one. */
  onAsk: () => void;
  /** Nothing is offered, as in a note to colleagues. */
  isPlain: boolean;
}

/** A field whose writer finds by «::» what support answers often; plain where there is none. */
export function CannedAnswerField(props: CannedAnswerFieldProps) {
  const { factsIn, onAsk, isPlain, ...field } = props;
  const { t } = useTranslation('support');
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const language = useClientStore((state) => state.currentLanguage);
  const query = useCallQuery(listCannedAnswers);
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<{ words: string; at: number }>();
  const [active, setActive] = useState(0);
  const id = useId();
  const answers = isPlain ? undefined : query.data;
  const hasFailed = !isPlain && query.isError && !query.data && !isMissing(query.error);
  const options = asked && answers ? fitting(answers, asked.words, language) : [];
  const isOpen = options.length > 0;

  const look = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    const found = asking.exec(value.slice(0, selectionStart))?.[1];
    if (found === asked?.words && (!asked || selectionStart === asked.at)) return;
    setAsked(found === undefined ? undefined : { words: found, at: selectionStart });
    setActive(0);
    if (found !== undefined) onAsk();
  };
  /** Puts words in place of those between two places, and leaves them chosen from `from` to `to`. */
  const put = (
    words: string,
    start: number,
    end: number,
    [from, to]: readonly [number, number],
  ) => {
    const value = getValues(field.name);
    const next = value.slice(0, start) + words + value.slice(end);
    setValue(field.name, next, { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(start + from, start + to);
  };
  const choose = ({ lang, text }: Option) => {
    if (!asked) return;
    const filled = fillPlaceholders(text, factsIn(lang));
    const open = openPlaceholder(filled);
    setAsked(undefined);
    put(filled, asked.at - asked.words.length - 2, asked.at, [
      open?.at ?? filled.length,
      open ? open.at + open.word.length : filled.length,
    ]);
  };
  const begin = () => {
    const at = area.current?.selectionEnd ?? 0;
    const before = getValues(field.name).slice(0, at);
    const words = /\S$/.test(before) ? ' ::' : '::';
    put(words, at, at, [words.length, words.length]);
    look();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (!chosen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: options.length - 1 }[event.key];
    if (step !== undefined) setActive((active + step) % options.length);
    else if (event.key === 'Enter') choose(chosen);
    else if (event.key === 'Escape') setAsked(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field} onInput={look} onSelect={look} onKeyDownCapture={onKeyDown}>
      <TextAreaField
        {...field}
        ref={area}
        list={isOpen ? { id, active: `${id}-${active}` } : undefined}
      />
      {asked && answers && <OptionList {...{ id, options, active }} onChoose={choose} />}
      {answers && (
        <p className={styles.ways}>
          <Button size="s" variant="ghost" icon="plus" onClick={begin}>
            {t('queue.canned.insert')}
          </Button>
          <span>{t('queue.canned.hint')}</span>
          <TextLink to={supportPaths.cannedAnswers()}>{t('queue.canned.all')}</TextLink>
        </p>
      )}
      {hasFailed && (
        <p className={styles.ways} role="status">
          {t('queue.canned.failed')}
          <Button size="s" variant="ghost" icon="retry" onClick={() => void query.refetch()}>
            {t('queue.canned.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
