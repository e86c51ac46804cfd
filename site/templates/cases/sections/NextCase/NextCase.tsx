import type { DevicePicture, Picture } from '../../../../lib/Picture.ts';
import type { CaseGround } from '../../records/caseStory.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { NextCase as NextCaseContent } from './NextCase.schema.ts';
import styles from './NextCase.module.css';

interface NextCaseProps extends Pick<NextCaseContent, 'why'> {
  name: string;
  /** The page of the case study; without it the band stands unlinked. */
  href: string | undefined;
  ground: CaseGround;
  /** The rain behind the device. */
  art: Picture;
  device: DevicePicture;
}

/** The way on to another story: the whole band is one link. */
export function NextCase({ name, why, href, ground, art, device }: NextCaseProps) {
  const { kind, alt, ...picture } = device;
  return (
    <section className={styles.next} data-section="related-case-studies" data-ground={ground}>
      <img className={styles.art} {...art} alt="" loading="lazy" />
      <div className={`container ${styles.frame}`}>
        <div className={styles.words}>
          <p className={styles.label} data-shared>
            Next case study
          </p>
          <h2 className={styles.name} data-shared>
            {href ? (
              <a href={href}>
                <span>{withAmpersands(name)}</span>
                <Icon name="arrow-right" size={64} stroke={2.25} />
              </a>
            ) : (
              withAmpersands(name)
            )}
          </h2>
          <p className={styles.why}>{why}</p>
        </div>
        <img className={styles.device} {...picture} alt={alt} data-device={kind} loading="lazy" />
      </div>
    </section>
  );
}
