import { RowGroup } from '../../ui/RowGroup.tsx';
import type { Platform, Platforms as PlatformsContent } from './Platforms.schema.ts';
import styles from './Platforms.module.css';

interface PlatformsProps extends PlatformsContent {
  /** What links to this section ends in, such as `platforms`. */
  id?: string;
  /** The platforms in their order; `id` is the anchor of a row. */
  platforms: (Pick<Platform, 'name' | 'text' | 'limit' | 'page'> & { id: string })[];
  /** Address of a page, or nothing while that page is not built. */
  href: (page: string) => string | undefined;
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
