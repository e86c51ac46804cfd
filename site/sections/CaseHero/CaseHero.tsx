import type { ReactNode } from 'react';
import type { DevicePicture } from '../../lib/Picture.ts';
import hero from '../../ui/hero.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CaseHero as CaseHeroContent } from './CaseHero.schema.ts';
import styles from './CaseHero.module.css';

interface CaseHeroProps extends Omit<CaseHeroContent, 'devices'> {
  /** Name of the product, set as large as the band allows. */
  name: string;
  title: string;
  summary: string;
  /** The result that its card shows. */
  result: string;
  /** The rain behind the devices, drawn on the band's own ground. */
  art: ReactNode;
  /** The devices, each in its own file; sizes in px. */
  devices: readonly DevicePicture[];
}

/** The top of a case study: the product's name beside its screens, and what was agreed at the foot. */
export function CaseHero({ ground, glance, name, title, summary, result, art, devices }: CaseHeroProps) {
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground={ground}>
      <div className={`${hero.art} ${styles.art}`}>{art}</div>
      <div className={hero.frame}>
        <div className={`container ${hero.words}`}>
          <p className={styles.name}>{withAmpersands(name)}</p>
          <h1 className={styles.title}>{withAmpersands(title)}</h1>
          <p className={`lede ${styles.lede}`}>{summary}</p>
          <p className={styles.result}>{result}</p>
          <section className={styles.glance} data-section="at-a-glance">
            <h2 className="visually-hidden">{name} at a glance</h2>
            <dl className={styles.facts}>
              {glance.map(({ label, value }) => (
                <div key={label}>
                  <dt className="small">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <div className={`${hero.devices} ${styles.devices}`}>
          {devices.map(({ kind, alt, ...picture }) => (
            <img key={picture.src} {...picture} alt={alt} data-device={kind} />
          ))}
        </div>
      </div>
    </section>
  );
}
