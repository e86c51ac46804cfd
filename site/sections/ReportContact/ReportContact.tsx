import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Agency } from '../../records/agency.schema.ts';
import { ContactLink } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Inline.tsx';
import { SideArt, type SidePictures } from '../../ui/SideArt.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ReportContact as ReportContactContent } from './ReportContact.schema.ts';
import styles from './ReportContact.module.css';

interface ReportContactProps extends Omit<ReportContactContent, 'contact'> {
  /** Which section of the page this is, such as `correction-contact`. */
  kind: string;
  contact: Pick<Agency['contacts']['sales'], 'email' | 'phone'>;
  art: SidePictures;
  resolveLink: ResolveLink;
}

/** Whom to write to about one thing, what to put in, and what happens then; a band with its drawing. */
export function ReportContact(props: ReportContactProps) {
  const { kind, heading, text, contact, subject, action, points, ground, art, resolveLink } = props;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <section className={styles.band} data-section={kind} data-ground={ground}>
      <SideArt {...art} />
      <div className={`container ${styles.words}`}>
        <h2>{withAmpersands(heading)}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Inline text={paragraph} resolveLink={resolveLink} />
          </p>
        ))}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <p className={styles.addresses}>
          {action && <ContactLink>{action}</ContactLink>}{' '}
          <a href={`mailto:${contact.email}${query}`}>{contact.email}</a>{' '}
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone.replaceAll(' ', '\u00a0')}</a>
        </p>
      </div>
    </section>
  );
}
