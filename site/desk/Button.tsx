import type { ReactNode } from 'react';
import buttons from '../ui/Button.module.css';
import styles from './Button.module.css';

/** Lucide's arrow; the whole set of icons would be a megabyte in the memory of the service. */
const Arrow = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M5 12h14M12 5l7 7-7 7" />
  </svg>
);

/** What comes next. */
export const Next = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={buttons.button}>
    {children}
    <Arrow />
  </button>
);

interface LinkProps {
  href: string;
  children: ReactNode;
  /** The letter of the shortcut that follows it. */
  shortcut?: string;
}

/** The same as a link. */
export const NextLink = ({ href, children, shortcut }: LinkProps) => (
  <a className={buttons.button} href={href} data-shortcut={shortcut}>
    {children}
    <Arrow />
  </a>
);

interface OtherProps {
  children: ReactNode;
  /** It cannot be taken back. */
  grave?: boolean;
  small?: boolean;
}

/** What may be done besides. */
export const Other = ({ children, grave = false, small = false }: OtherProps) => (
  <button
    type="submit"
    className={styles.other}
    data-grave={grave || undefined}
    data-small={small || undefined}
  >
    {children}
  </button>
);

export const OtherLink = ({ href, children, shortcut }: LinkProps) => (
  <a className={styles.other} href={href} data-shortcut={shortcut}>
    {children}
  </a>
);
