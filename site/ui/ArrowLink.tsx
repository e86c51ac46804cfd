import { CONTACT_PAGE } from '../../contract/addresses.ts';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';

interface ArrowLinkProps {
  /** Where it leads; without an address the words stand alone. */
  href: string | undefined;
  children: string;
}

/** A link that stands by itself: underlined, with an arrow. To the contact page it opens the pop-up. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  if (href === undefined) return null;
  return (
    <a className={styles.link} href={href} data-contact-open={href === CONTACT_PAGE ? '' : undefined}>
      {children}
      <Icon name="arrow-right" size={18} stroke={2} />
    </a>
  );
}
