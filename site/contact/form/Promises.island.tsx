import { createElement } from 'react';
import type { PopupData } from '../popupData.ts';
import styles from './Promises.module.css';

/** The promises beside the form, each linked to the page that says what it means once that is built, with what it rests on. */
export function Promises({ promises }: Pick<PopupData, 'promises'>) {
  return (
    <ul role="list" className={styles.promises}>
      {promises.map(({ label, note, icon, href }) => (
        <li key={label}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            {icon.map(([tag, attributes], i) => createElement(tag, { ...attributes, key: i }))}
          </svg>
          <span>
            {href ? <a href={href}>{label}</a> : label} {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
