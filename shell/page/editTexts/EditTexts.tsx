import { plain } from '@campus/shared/format/plain';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './EditTexts.module.css';
import { recordTexts, textsAt, type TextRecord } from './recordTexts';
import { TextWindow } from './TextWindow';

/** What would act on the page while somebody only points at it. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

const isOwn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-edit-texts]') !== null;

/** Takes every press before the page does; a link that is entered by the keyboard is pressed, too. */
function usePicking(isOn: boolean, onPick: (target: Element) => void) {
  const onPress = useEffectEvent((event: Event) => {
    if (!isOn || isOwn(event.target) || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') onPick(event.target);
  });
  useEffect(() => {
    const listen = (event: Event) => onPress(event);
    for (const press of presses) window.addEventListener(press, listen, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, listen, true);
    };
  }, []);
}

/** A frame around what would be edited. */
function Highlight({ record }: { record: TextRecord }) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const follow = ({ target }: PointerEvent) => {
      const isText = target instanceof Element && !isOwn(target);
      const isSaid = isText && textsAt(target, record).length > 0;
      setBox(isSaid ? target.getBoundingClientRect() : undefined);
    };
    const forget = () => setBox(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('scroll', forget, true);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('scroll', forget, true);
    };
  }, [record]);
  if (!box) return null;
  const { top, left, width, height } = box;
  return (
    <div aria-hidden="true" className={styles.highlight} style={{ top, left, width, height }} />
  );
}

interface PageTextsProps {
  texts: ReturnType<TextRecord['list']>;
  onPick: (mnemonics: readonly string[]) => void;
  onClose: () => void;
}

/** All that the page says, also what nobody can point at: names of buttons, words of windows. */
function PageTexts({ texts, onPick, onClose }: PageTextsProps) {
  const { t } = useTranslation('editTexts');
  const id = useId();
  const [search, setSearch] = useState('');
  const found = texts.filter(({ words }) => words.includes(plain(search.trim())));
  return (
    <Dialog open title={t('list')} onClose={onClose}>
      <Stack gap={4}>
        <label htmlFor={id}>{t('search')}</label>
        <input
          id={id}
          type="search"
          className={styles.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul className={styles.list} aria-label={t('list')}>
          {found.map(({ words, mnemonics }) => (
            <li key={words}>
              <button type="button" className={styles.choice} onClick={() => onPick(mnemonics)}>
                {words}
                <span className={styles.mnemonic}>{mnemonics.join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

type Opened = 'page' | { mnemonics: readonly string[] };

/** Staff point at any text of any page and say it otherwise. */
export function EditTexts({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('editTexts');
  const notify = useClientStore((state) => state.notify);
  const { pathname } = useLocation();
  const [record] = useState(() => recordTexts(i18n));
  const [isBrowsing, setBrowsing] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => record.begin(), [record, pathname]);
  useEffect(() => () => void record.stop(), [record]);

  const isPicking = !isBrowsing && opened === undefined;
  usePicking(isPicking, (target) => {
    const mnemonics = textsAt(target, record);
    if (mnemonics.length > 0) setOpened({ mnemonics });
    else notify({ tone: 'info', text: t('none') });
  });
  const close = () => setOpened(undefined);
  return (
    <>
      {createPortal(
        <>
          <section data-edit-texts aria-label={t('title')} className={styles.bar}>
            <p role="status" className={styles.words}>
              {t(isBrowsing ? 'browsing' : 'picking')}
            </p>
            <div className={styles.actions}>
              <Button size="s" variant="soft" onClick={() => setBrowsing(!isBrowsing)}>
                {t(isBrowsing ? 'pick' : 'browse')}
              </Button>
              <Button size="s" variant="soft" onClick={() => setOpened('page')}>
                {t('list')}
              </Button>
              <Button size="s" icon="check" onClick={onClose}>
                {t('end')}
              </Button>
            </div>
          </section>
          {isPicking && <Highlight record={record} />}
        </>,
        document.body,
      )}
      {opened === 'page' && (
        <PageTexts
          texts={record.list()}
          onPick={(mnemonics) => setOpened({ mnemonics })}
          onClose={close}
        />
      )}
      {opened && opened !== 'page' && <TextWindow mnemonics={opened.mnemonics} onClose={close} />}
    </>
  );
}
