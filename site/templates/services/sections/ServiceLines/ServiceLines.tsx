import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ServiceLines as ServiceLinesContent } from './ServiceLines.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './ServiceLines.module.css';

interface ServiceLinesProps extends Omit<ServiceLinesContent, 'lede'> {
  /** Without it the section above has said how to choose, and this one continues it. */
  lede?: string | undefined;
  /** The section's ground; without it the page's paper. */
  ground?: 'indigo' | 'surface' | 'mist' | undefined;
  resolveLink: ResolveLink;
}

/** Which narrower service to take when: names in large type, two abreast, and under them the kinds of product. */
export function ServiceLines({ ground, heading, lede, rows, kinds, resolveLink }: ServiceLinesProps) {
  return (
    <section
      data-section="services-list"
      data-ground={ground}
      data-continues={lede === undefined ? '' : undefined}
    >
      <div className="container">
        {lede === undefined ? (
          <h3 className={styles.heading}>{withAmpersands(heading)}</h3>
        ) : (
          <SectionHead heading={heading} space={40}>
            <Inline text={lede} resolveLink={resolveLink} />
          </SectionHead>
        )}
        <ul role="list" className={`${full.two} ${styles.rows}`}>
          {rows.map(({ name, text, page }) => (
            <li key={name}>
              <h3>
                {resolveLink(page) ? (
                  <a href={resolveLink(page)}>{withAmpersands(name)}</a>
                ) : (
                  withAmpersands(name)
                )}
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        {kinds && (
          <div className={styles.kinds} data-section="app-categories">
            <h3>{withAmpersands(kinds.heading)}</h3>
            <dl>
              {kinds.groups.map(({ name, items }) => (
                <div key={name}>
                  <dt>{withAmpersands(name)}</dt>
                  {items.map((item) => {
                    const address = item.page && resolveLink(item.page);
                    const words = withAmpersands(item.name);
                    return <dd key={item.name}>{address ? <a href={address}>{words}</a> : words}</dd>;
                  })}
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
