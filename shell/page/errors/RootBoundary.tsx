import { Component, type ErrorInfo, type ReactNode, useContext, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemotesContext } from '../remotes/useRemotes';
import { shellCrash } from '../reports/failureOf';
import { useReport } from '../reports/createReporter';
import { createRoot } from 'react-dom/client';
import styles from './FatalErrorScreen.module.css';

/** The last screen that always works: no texts, router, session or store may be needed here. */
function FatalErrorScreen() {
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

interface RootBoundaryProps {
  onError?: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Catches what nothing below has caught; a remote’s failure never comes this far. */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    return this.state.hasFailed ? <FatalErrorScreen /> : this.props.children;
  }
}

/** The router would otherwise catch a crash of the shell first, and show its own words. */
export function RouteCrash() {
  const error = useRouteError();
  const report = useReport();
  const release = useContext(RemotesContext)?.shell;
  useEffect(() => {
    report(shellCrash(error, release));
  }, [error, report, release]);
  return <FatalErrorScreen />;
}

/** For a page that could not even start: nothing of it is there to render into. */
export function showCrash(root: HTMLElement, error: unknown) {
  createRoot(root).render(<FatalErrorScreen />);
  // As if nobody had caught it: the console and the reports learn of it in the usual way.
  reportError(error);
}
