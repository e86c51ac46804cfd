import type { DevicePicture, Picture } from '../../../../lib/Picture.ts';
import type { CaseScreens as CaseScreensContent } from './CaseScreens.schema.ts';
import styles from './CaseScreens.module.css';

interface CaseScreensProps extends Pick<CaseScreensContent, 'heading' | 'ground'> {
  /** The rain behind the devices. */
  art: Picture;
  devices: readonly DevicePicture[];
}

/** A band with the product's screens at uneven heights. */
export function CaseScreens({ heading, ground, art, devices }: CaseScreensProps) {
  return (
    <section className={styles.screens} data-section="screens" data-ground={ground}>
      <img className={styles.art} {...art} alt="" loading="lazy" />
      <h2 className="visually-hidden">{heading}</h2>
      <ul role="list" className={styles.row} data-fact="app-screens">
        {devices.map(({ kind, alt, ...picture }) => (
          <li key={picture.src} data-device={kind}>
            <img {...picture} alt={alt} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
