import { Icon } from '../../../ui/Icon.tsx';
import styles from './OutsideLink.module.css';

interface OutsideLinkProps {
  /** Where it leads, on another site. */
  url: string;
  /** What it says; it makes sense when read alone. */
  children: string;
}

/** A link that leaves the site: it opens a new tab and says so. */
export function OutsideLink({ url, children }: OutsideLinkProps) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens a new tab)</span>
      <Icon name="arrow-up-right" size={18} stroke={2} />
    </a>
  );
}
