import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { PromiseLabel } from '../../../../records/promises.ts';
import { GainIcon } from '../../../../ui/GainIcon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HoldUsTo as HoldUsToContent } from './HoldUsTo.schema.ts';
import styles from './HoldUsTo.module.css';

interface HoldUsToProps extends HoldUsToContent {
  /** What the first column holds, in order; `fact` names the promise for checks. */
  promises: readonly (Pick<PromiseLabel, 'label' | 'icon' | 'page' | 'fact'> & { text: string })[];
  resolveLink: ResolveLink;
}

interface ColumnProps {
  heading: string;
  entries: readonly {
    icon?: string;
    title: string;
    text: string;
    href: string | undefined;
    fact?: string | undefined;
  }[];
  /** The section of the page that the column is. */
  kind?: string;
}

const Column = ({ heading, entries, kind }: ColumnProps) => (
  <div className={styles.column} data-section={kind} data-shared={kind && ''}>
    <h3 className={styles.when}>{heading}</h3>
    <ul role="list">
      {entries.map(({ icon, title, text, href, fact }) => (
        <li key={title} data-fact={fact}>
          <h4>
            {icon && <GainIcon name={icon} />}
            {href ? <a href={href}>{title}</a> : title}
          </h4>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  </div>
);

/** Everything that the reader can hold the agency to, in columns by when it holds. */
export function HoldUsTo({ heading, badges, promises, columns, resolveLink }: HoldUsToProps) {
  return (
    <section data-section="why-choose-us" data-continues="">
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.columns}>
          <Column
            kind="trust-badges"
            heading={badges}
            entries={promises.map(({ label, page, ...rest }) => ({
              ...rest,
              title: label,
              href: resolveLink(page),
            }))}
          />
          {columns.map(({ heading: when, entries }) => (
            <Column
              key={when}
              heading={when}
              entries={entries.map(({ page, ...rest }) => ({ ...rest, href: page && resolveLink(page) }))}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
