import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Platform } from '../../../../records/platforms.ts';
import type { PlatformServices as PlatformServicesContent } from './PlatformServices.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './PlatformServices.module.css';

interface PlatformServicesProps extends PlatformServicesContent {
  /** In their order. */
  platforms: readonly (Pick<Platform, 'name' | 'icon' | 'service' | 'page'> & { id: string })[];
  resolveLink: ResolveLink;
}

/** What is sold for each platform, side by side and parted by slanted lines. */
export function PlatformServices({ heading, platforms, resolveLink }: PlatformServicesProps) {
  return (
    <section data-section="platform-services" data-ground="indigo">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.two} ${styles.platforms}`}>
          {platforms.map(({ id, name, icon, service, page }) => (
            <li key={id}>
              <Icon name={icon} size={32} className={styles.icon} />
              <h3>{name}</h3>
              <p>{service.text}</p>
              <ArrowLink href={resolveLink(page)}>{service.action}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
