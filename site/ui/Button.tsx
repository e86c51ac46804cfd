import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** 44 px high instead of 56. */
  small?: boolean;
  /** Opens the contact pop-up; without scripts the link leads to the page with the same form. */
  opensContact?: boolean;
}

/** The primary action: one body with a slanted cap that holds the arrow. */
export function ButtonLink({ href, children, small = false, opensContact = false }: ButtonLinkProps) {
  return (
    <a
      className={styles.button}
      href={href}
      data-small={small || undefined}
      data-contact-open={opensContact ? '' : undefined}
    >
      {children}
      <Icon name="arrow-right" size={20} stroke={2.25} />
    </a>
  );
}
