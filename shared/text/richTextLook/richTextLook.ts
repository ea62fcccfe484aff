import styles from './richTextLook.module.css';

/** The class of a text with markup, so that it looks the same where it is written and where it is read. */
export const richTextLook = styles.text;
