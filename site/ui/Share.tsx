import { Icon } from './Icon.tsx';
import styles from './Share.module.css';

interface ShareProps {
  /** What the button says, and what is said when the address is copied, or when the browser refuses. */
  copy: string;
  copied: string;
  refused: string;
  /** What the button says on phones, where it opens the device's own way of sharing. */
  share: string;
  /** Address of the module that answers it. */
  script: string;
}

/** A quiet button that copies the page's address, one on a page. Without scripts it is not shown. */
export function Share({ copy, copied, refused, share, script }: ShareProps) {
  return (
    <span className={styles.share} data-share={script} data-copied={copied} data-refused={refused}>
      <button type="button" className={styles.button}>
        <Icon name="link" size={18} />
        <span className={styles.copy}>{copy}</span>
        <span className={styles.sheet}>{share}</span>
      </button>
      <span role="status" className={styles.status} />
    </span>
  );
}
