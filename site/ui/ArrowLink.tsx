import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';

interface ArrowLinkProps {
  /** Where it leads; without an address the words stand alone. */
  href: string | undefined;
  children: string;
  /** Opens the contact pop-up; without scripts the link leads to the page with the same form. */
  opensContact?: boolean;
}

/** A link that stands by itself: underlined, with an arrow. */
export function ArrowLink({ href, children, opensContact = false }: ArrowLinkProps) {
  if (href === undefined) return null;
  return (
    <a className={styles.link} href={href} data-contact-open={opensContact ? '' : undefined}>
      {children}
      <Icon name="arrow-right" size={18} stroke={2} />
    </a>
  );
}
