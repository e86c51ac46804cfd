import type { ReactNode } from 'react';
import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SideHead } from '../../ui/SideHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import full from '../../ui/fullRows.module.css';
import badges from './Ledger.badges.module.css';
import contacts from './Ledger.contacts.module.css';
import styles from './Ledger.module.css';
import teasers from './Ledger.teasers.module.css';

interface LedgerProps {
  layout?: keyof typeof layouts;
  /** Which section of the page this is, such as `promises`. */
  kind: string;
  heading: string;
  /** Under a heading that stands beside the entries. */
  lede?: string | undefined;
  entries: readonly {
    icon?: string;
    title: string;
    /** What stands out between title and text. */
    note?: string;
    /** Addresses of mail and telephone, under the title. */
    addresses?: readonly { href: string; label: string }[];
    text: string;
    /** The page that says more; the title leads there. */
    page?: string | undefined;
    /** Name of the fixed promise that it states. */
    fact?: string | undefined;
  }[];
  resolveLink: ResolveLink;
  /** Stands under a section on the same ground and goes on from it. */
  continues?: boolean;
}

interface Layout {
  section?: { className?: string | undefined; 'data-ground': string; 'data-shared': boolean };
  container: string;
  head: (words: Pick<LedgerProps, 'heading' | 'lede'>) => ReactNode;
  list: string | undefined;
  text: string;
}

const layouts = {
  /** Two entries beside each other. */
  columns: {
    container: 'container grid',
    head: ({ heading, lede }) => (
      <SideHead heading={heading} lede={lede} split="4-8 late" className={styles.narrow} />
    ),
    list: `${full.two} ${styles.ledger} ${styles.columns}`,
    text: 'soft',
  },
  /** An entry in a row. */
  rows: {
    container: 'container grid',
    head: ({ heading, lede }) => <SideHead heading={heading} lede={lede} split="5-7" />,
    list: `${styles.ledger} ${styles.rows}`,
    text: 'soft',
  },
  /** The promises in their fixed words, each with what it means. */
  badges: {
    section: { className: badges.badges, 'data-ground': 'mist', 'data-shared': true },
    container: 'container',
    head: ({ heading }) => <h2 className={badges.heading}>{withAmpersands(heading)}</h2>,
    list: `${full.two} ${badges.list}`,
    text: 'small soft',
  },
  /** Whom to write to or to call, and about what. */
  contacts: {
    container: 'container',
    head: ({ heading }) => <h2>{withAmpersands(heading)}</h2>,
    list: contacts.items,
    text: 'soft',
  },
  /** Pages to read, without icons. */
  teasers: {
    section: { 'data-ground': 'mist', 'data-shared': true },
    container: 'container',
    head: ({ heading }) => <h2>{withAmpersands(heading)}</h2>,
    list: teasers.list,
    text: 'soft',
  },
} satisfies Record<string, Layout>;

/** Entries side by side or in rows: reasons, benefits, promises, what to bring, whom to call, what to read. */
export function Ledger(props: LedgerProps) {
  const { layout = 'columns', kind, heading, lede, entries, resolveLink, continues } = props;
  const { section, container, head, list, text: look }: Layout = layouts[layout];
  return (
    <section {...section} data-section={kind} data-continues={continues ? '' : undefined}>
      <div className={container}>
        {head({ heading, lede })}
        <ul role="list" className={list}>
          {entries.map(({ icon, title, note, addresses, text, page, fact }) => {
            const address = page && resolveLink(page);
            const words = withAmpersands(title);
            return (
              <li key={title} data-fact={fact}>
                {icon && <Icon name={icon} className={styles.icon} />}
                <h3>{address ? <a href={address}>{words}</a> : words}</h3>
                {note && <p className={teasers.note}>{note}</p>}
                {addresses && (
                  <p className={contacts.addresses}>
                    {addresses.map(({ href, label }) => (
                      <a key={href} href={href}>
                        {label}
                      </a>
                    ))}
                  </p>
                )}
                <p className={look}>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
