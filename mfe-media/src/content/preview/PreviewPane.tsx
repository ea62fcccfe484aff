import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile, Picture } from '@campus/shared/contract/files/records';
import { HeadsContext } from '@campus/shared/remote/HeadsContext';
import { TextsContext } from '@campus/shared/remote/TextsContext';
import { Banner } from '@campus/shared/ui/Banner';
import {
  type ReactNode,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation, I18nextProvider } from 'react-i18next';
import styles from './PreviewPane.module.css';
import { PreviewPage } from './PreviewPage';
import {
  type PreviewKind,
  type PreviewValues,
  isComplete,
  isFilled,
  isValidMoment,
} from './shownItem';

/** The bar of actions stands here and not there; its measure is a style, which the policy forbids as markup. */
const ofHere = ['style', 'data-action-bar'];

/** The theme, the contrast and the size of letters that somebody chose are attributes of the page. */
function copyAttributes(from: Element, to: Element) {
  for (const { name, value } of from.attributes)
    if (!ofHere.includes(name)) to.setAttribute(name, value);
}

function copyStyles(from: Document, to: Document) {
  for (const style of from.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  )) {
    const copy = to.importNode(style, true);
    if (style instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = style.href;
    // Reading the attribute gives nothing: a nonce is hidden from scripts of others.
    if (style.nonce) copy.nonce = style.nonce;
    to.head.append(copy);
  }
}

/**
 * Makes an empty document look like this page and gives the place to draw in. No markup is parsed,
 * so the policies have nothing to forbid.
 */
function dressDocument(inside: Document): HTMLElement {
  copyAttributes(document.documentElement, inside.documentElement);
  copyStyles(document, inside);
  const place = inside.createElement('div');
  inside.body.append(place);
  return place;
}

/** Room for what stands above it: a title and the tools. */
const around = 270;
const least = 320;

/** How much a page of this width must shrink to fit, and how high its window may be. */
function useFit(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 640 });

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setRoom({
        width: element.clientWidth || width,
        height: Math.max(least, window.innerHeight - around),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return { place, scale: Math.min(1, room.width / width), height: room.height };
}

interface PreviewFrameProps {
  /** Of the page inside, in CSS pixels: its media queries go by it. */
  width: number;
  language: LanguageKey;
  title: string;
  children: ReactNode;
}

/** A window of another width: an empty document of our own origin, drawn into by the page itself. */
function PreviewFrame({ width, language, title, children }: PreviewFrameProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const dressed = useRef<Document>(null);
  const { place, scale, height } = useFit(width);

  // A browser may put another empty document in the place of the first, which is never complete.
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (inside?.readyState !== 'complete' || dressed.current === inside) return;
    dressed.current = inside;
    setPage(dressDocument(inside));
  }, []);
  useEffect(
    () => page?.ownerDocument.documentElement.setAttribute('lang', language),
    [page, language],
  );
  return (
    <div ref={place} className={styles.place} style={{ height }}>
      <iframe
        ref={open}
        onLoad={({ currentTarget }) => open(currentTarget)}
        title={title}
        className={styles.frame}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
      {page && createPortal(children, page)}
    </div>
  );
}

interface ReadersViewProps {
  language: LanguageKey;
  children: ReactNode;
}

/** Links would lead the editor away from what is not saved yet. */
function keepHere(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The page as one of its readers has it: in their language, and without a hold on the real page. */
function ReadersView({ language, children }: ReadersViewProps) {
  const { i18n } = useTranslation('media');
  const [texts] = useState(() => ({
    ru: i18n.cloneInstance({ lng: 'ru' }),
    en: i18n.cloneInstance({ lng: 'en' }),
  }));
  const loadTexts = use(TextsContext);
  const [readable, setReadable] = useState(i18n.language);
  useEffect(() => {
    let isWanted = true;
    const show = () => isWanted && setReadable(language);
    // Without a network the words of the kit are in the language of the page.
    loadTexts(language).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [language, loadTexts]);
  if (readable !== language) return null;
  return (
    <I18nextProvider i18n={texts[language]}>
      <HeadsContext value={null}>
        <div
          role="presentation"
          className={`container ${styles.page}`}
          onClickCapture={keepHere}
          onAuxClickCapture={keepHere}
          onSubmitCapture={keepHere}
        >
          <main>{children}</main>
        </div>
      </HeadsContext>
    </I18nextProvider>
  );
}

/** What readers would miss, so that nobody takes a stand-in for the real thing. */
function missingParts(kind: PreviewKind, values: PreviewValues, language: LanguageKey) {
  const parts = {
    title: isFilled(values.title?.ru),
    summary: isFilled(values.summary?.ru),
    body: isFilled(values.body?.ru),
    dates: kind !== 'events' || (isValidMoment(values.startsAt) && isValidMoment(values.endsAt)),
    place: kind !== 'events' || isFilled(values.place?.ru),
    english: language !== 'en' || isComplete(values, 'en'),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part]);
}

interface MissingNoteProps {
  kind: PreviewKind;
  values: PreviewValues;
  language: LanguageKey;
}

/** Says what the preview had to do without. */
function MissingNote({ kind, values, language }: MissingNoteProps) {
  const { t, i18n } = useTranslation('media');
  const parts = missingParts(kind, values, language).map((part) => t(`preview.parts.${part}`));
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language).format(parts);
  return <Banner tone="info">{t('preview.missing', { list })}</Banner>;
}

interface PreviewChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: Record<Value, string>;
}

/** One of a few, changed at once. */
function PreviewChoice<Value extends string>(props: PreviewChoiceProps<Value>) {
  const { label, value, onChange, choices } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(choices) as [Value, string][]).map(([key, text]) => (
        <label key={key} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className={styles.input}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export interface PreviewPaneProps {
  kind: PreviewKind;
  /** Of the form, saved or not. */
  values: PreviewValues;
  cover: Picture | null;
  /** Those that the record has. */
  files?: readonly MediaFile[];
}

const widths = { phone: 375, desktop: 1280 };

/** A publication as readers see it, in either language and width. */
export function PreviewPane(shown: PreviewPaneProps) {
  const { t, i18n } = useTranslation('media');
  const [language, setLanguage] = useState<LanguageKey>(i18n.language === 'en' ? 'en' : 'ru');
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <>
      <div className={styles.tools}>
        <PreviewChoice
          label={t('preview.width')}
          value={device}
          onChange={setDevice}
          choices={{ phone: t('preview.phone'), desktop: t('preview.desktop') }}
        />
        <PreviewChoice
          label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          choices={{ ru: t('preview.ru'), en: t('preview.en') }}
        />
      </div>
      <MissingNote kind={shown.kind} values={shown.values} language={language} />
      <PreviewFrame
        width={widths[device]}
        language={language}
        title={t('preview.frame', { width: widths[device] })}
      >
        <ReadersView language={language}>
          <PreviewPage {...shown} language={language} />
        </ReadersView>
      </PreviewFrame>
    </>
  );
}
