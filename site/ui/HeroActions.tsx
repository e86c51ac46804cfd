import type { ResolveLink } from '../collections/ResolveLink.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { ButtonLink, ContactLink } from './Button.tsx';
import styles from './HeroActions.module.css';

export interface PageLink {
  label: string;
  page: string;
}

interface HeroActionsProps {
  /** Words of the button that opens the contact form. */
  action?: string | undefined;
  /** A button that leads on instead. */
  button?: PageLink | undefined;
  link?: PageLink | undefined;
  resolveLink: ResolveLink;
}

/** What to do next, under the first words of a page. */
export function HeroActions({ action, button, link, resolveLink }: HeroActionsProps) {
  return (
    <div className={styles.actions}>
      {action && <ContactLink>{action}</ContactLink>}
      {button && <ButtonLink href={resolveLink(button.page) ?? button.page}>{button.label}</ButtonLink>}
      {link && <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>}
    </div>
  );
}
