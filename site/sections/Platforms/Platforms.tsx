import type { Href } from '../../lib/Href.ts';
import { RowGroup } from '../../ui/RowGroup.tsx';
import type { Platforms as PlatformsContent } from './Platforms.schema.ts';
import type { Platform } from '../../records/platforms.ts';
import styles from './Platforms.module.css';

interface PlatformsProps extends PlatformsContent {
  /** What links to this section ends in, such as `platforms`. */
  id?: string;
  /** The platforms in their order; `id` is the anchor of a row. */
  platforms: (Pick<Platform, 'name' | 'text' | 'limit' | 'page'> & { id: string })[];
  href: Href;
}

/** What an app can run on: when to choose each platform, and when not. */
export function Platforms({ id, heading, platforms, href }: PlatformsProps) {
  const rows = platforms.map(({ limit, page, ...row }) => ({
    ...row,
    detail: limit,
    href: href(page),
  }));
  return (
    <section id={id} className={styles.platforms} data-section="platform-services" data-ground="mist">
      <RowGroup heading={heading} rows={rows} />
    </section>
  );
}
