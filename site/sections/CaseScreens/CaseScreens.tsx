import type { DevicePicture, Picture } from '../../lib/Picture.ts';
import type { CaseScreens as CaseScreensContent } from './CaseScreens.schema.ts';
import styles from './CaseScreens.module.css';

interface CaseScreensProps extends Pick<CaseScreensContent, 'heading'> {
  /** The rain behind the devices. */
  art: Picture;
  devices: readonly DevicePicture[];
}

/** A dark band with the product's screens at uneven heights. */
export function CaseScreens({ heading, art, devices }: CaseScreensProps) {
  return (
    <section className={styles.screens} data-section="screens" data-ground="indigo">
      <img className={styles.art} {...art} alt="" loading="lazy" />
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.row}>
        {devices.map(({ kind, alt, ...picture }) => (
          <img key={picture.src} {...picture} alt={alt} data-device={kind} loading="lazy" />
        ))}
      </div>
    </section>
  );
}
