import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Picture } from '../../lib/Picture.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SideHead } from '../../ui/SideHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Services as ServicesContent } from './Services.schema.ts';
import type { Service } from '../../records/services.ts';
import styles from './Services.module.css';

interface ServicesProps extends ServicesContent {
  /** Which section of the page this is; `services-overview` unless said. */
  kind?: string;
  /** What links to this section ends in, such as `services`. */
  id?: string;
  /** The rows in their order; `id` is the anchor of a row. */
  services: (Pick<Service, 'name' | 'text' | 'page' | 'until'> & { id: string })[];
  resolveLink: ResolveLink;
  /** The picture low on the left, in its own file. */
  art: Picture;
}

/** Beside fewer rows there is no room for the picture below the words. */
const MANY = 5;

/** What the agency builds: an index in large type, whose rows fill with colour from the right under the pointer. */
export function Services({
  kind = 'services-overview',
  id,
  heading,
  lede,
  services,
  resolveLink,
  art,
}: ServicesProps) {
  return (
    <section id={id} className={styles.services} data-section={kind} data-ground="indigo">
      {services.length >= MANY && <img className={styles.art} {...art} alt="" loading="lazy" />}
      <div className={`container grid ${styles.columns}`}>
        <SideHead heading={heading} lede={lede} split="4-8" />
        <ul role="list" className={styles.index}>
          {services.map(({ id, name, text, page, until }) => {
            const address = resolveLink(page) ?? (until && resolveLink(until));
            return (
              <li key={id} id={id}>
                <h3 className={styles.name}>
                  {address ? <a href={address}>{withAmpersands(name)}</a> : withAmpersands(name)}
                </h3>
                <p className="soft">{text}</p>
                {address && <Icon name="arrow-right" size={24} stroke={2} />}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
