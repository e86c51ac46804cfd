import { fill } from '../../../../collections/fill.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { LicenceGroups as LicenceGroupsContent } from './LicenceGroups.schema.ts';
import styles from './LicenceGroups.module.css';

interface LicenceGroupsProps extends LicenceGroupsContent {
  groups: readonly {
    licence: string;
    /** Names with versions. */
    parts: readonly string[];
  }[];
}

/** Parts under each licence, by name and version alone. */
export function LicenceGroups({ heading, lede, count, groups }: LicenceGroupsProps) {
  return (
    <section data-section="licence-groups" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <dl className={styles.groups} data-shared>
          {groups.map(({ licence, parts }) => (
            <div key={licence}>
              <dt>
                {licence} <small>{fill(count, { count: String(parts.length) })}</small>
              </dt>
              <dd>
                <ul role="list">
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
