import { Icon } from '../../../../ui/Icon.tsx';
import { SideHead } from '../../../../ui/SideHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ClientSites as ClientSitesContent } from './ClientSites.schema.ts';
import type { ClientSite } from '../../records/clientSites.ts';
import styles from './ClientSites.module.css';

interface ClientSitesProps extends ClientSitesContent {
  sites: readonly (Pick<ClientSite, 'name' | 'text' | 'url' | 'isTarget'> & { id: string })[];
}

/** Work that is seen at a client's own address; each link says that it opens a new tab. */
export function ClientSites({ heading, lede, sites }: ClientSitesProps) {
  return (
    <section data-section="external-client-sites" data-ground="mist">
      <div className="container grid">
        <SideHead heading={heading} lede={lede} split="5-7" />
        <ul role="list" className={styles.sites}>
          {sites.map(({ id, name, text, url, isTarget }) => (
            <li key={id} data-case-study={id}>
              <h3>
                <a href={url} {...(isTarget && { target: '_blank', rel: 'noopener' })}>
                  {withAmpersands(name)}
                  {isTarget && <span className="visually-hidden"> (opens a new tab)</span>}
                  <Icon name="arrow-up-right" size={28} stroke={2.25} />
                </a>
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
