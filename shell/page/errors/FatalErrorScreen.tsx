import styles from './FatalErrorScreen.module.css';

/** The last screen that always works: no texts, router, session or store may be needed here. */
export function FatalErrorScreen() {
  return (
    <main className={styles.screen} lang="ru">
      <div className={styles.card} role="alert">
        <svg className={styles.mark} width="72" height="72" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M21.5 11.2a7 7 0 1 0 0 9.6" fill="none" stroke="#5abfa1" strokeWidth="3.2" />
          <circle cx="23.4" cy="16" r="2" fill="#5abfa1" />
        </svg>
        <h1 className={styles.title}>Произошла ошибка</h1>
        <p className={styles.text}>
          Мы уже знаем о ней и исправляем. Ваши данные на месте — попробуйте начать с главной.
        </p>
        <p className={styles.text} lang="en">
          An error has occurred. We know about it and are fixing it; your data is safe.
        </p>
        {/* A plain link: it loads the page anew, and with it everything that has broken. */}
        <a className={styles.link} href="/">
          На главную
        </a>
      </div>
    </main>
  );
}
