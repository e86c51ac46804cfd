import type { Agency } from '../../records/agency.schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ContactItems as ContactItemsContent } from './ContactItems.schema.ts';
import styles from './ContactItems.module.css';

interface ContactItemsProps extends ContactItemsContent {
  /** Which section of the page this is; `contact-items` unless said. */
  kind?: string;
  contacts: Agency['contacts'];
}

/** Whom to write to or to call, and about what. */
export function ContactItems({ kind = 'contact-items', heading, items, contacts }: ContactItemsProps) {
  return (
    <section data-section={kind}>
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.items}>
          {items.map(({ contact, icon, text }) => {
            const { label, email, phone } = contacts[contact];
            return (
              <li key={contact}>
                <Icon name={icon} className={styles.icon} />
                <h3>{label}</h3>
                <p className={styles.addresses}>
                  <a href={`mailto:${email}`}>{email}</a>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
                </p>
                <p className="soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
