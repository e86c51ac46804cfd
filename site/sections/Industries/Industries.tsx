import type { Href } from '../../lib/Href.ts';
import { RowGroup } from '../../ui/RowGroup.tsx';
import type { Industries as IndustriesContent } from './Industries.schema.ts';
import type { Industry } from '../../records/industries.ts';
import styles from './Industries.module.css';

interface IndustriesProps extends IndustriesContent {
  /** What links to this section ends in, such as `industries`. */
  id?: string;
  /** The industries in their order; `id` is the anchor of a row. */
  industries: (Pick<Industry, 'name' | 'text' | 'standards' | 'page'> & { id: string })[];
  href: Href;
  /** Stands under a section on the same ground as the second group of one table. */
  continues?: boolean;
}

/** Whom the agency builds for: what is handled there, and the standards behind it. */
export function Industries({ id, heading, industries, href, continues }: IndustriesProps) {
  const rows = industries.map(({ standards, page, ...row }) => ({
    ...row,
    detail: standards,
    href: href(page),
  }));
  return (
    <section
      id={id}
      className={styles.industries}
      data-section="industries-overview"
      data-ground="mist"
      data-continues={continues ? '' : undefined}
    >
      <RowGroup heading={heading} rows={rows} />
    </section>
  );
}
