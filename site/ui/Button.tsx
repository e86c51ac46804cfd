import type { ReactNode } from 'react';
import { CONTACT_PAGE } from '../../contract/addresses.ts';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** 44 px high instead of 56. */
  small?: boolean;
  /** What the brief of the pop-up begins with. */
  brief?: string | undefined;
}

/** The primary action: one body with a slanted cap that holds the arrow. To the contact page it opens the pop-up. */
export function ButtonLink({ href, children, small = false, brief }: ButtonLinkProps) {
  return (
    <a
      className={styles.button}
      href={href}
      data-small={small || undefined}
      data-contact-open={href === CONTACT_PAGE ? '' : undefined}
      data-contact-brief={brief}
    >
      {children}
      <Icon name="arrow-right" size={20} stroke={2.25} />
    </a>
  );
}

/** The button that opens the pop-up; without scripts it leads to the page with the same form. */
export const ContactLink = (props: Omit<ButtonLinkProps, 'href'>) => (
  <ButtonLink {...props} href={CONTACT_PAGE} />
);
