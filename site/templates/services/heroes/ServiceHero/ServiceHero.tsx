import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import { Fragment, type ReactNode } from 'react';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import hero from '../../../../ui/hero.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ServiceHero as ServiceHeroContent } from './ServiceHero.schema.ts';
import styles from './ServiceHero.module.css';

interface ServiceHeroProps extends Omit<ServiceHeroContent, 'devices'> {
  resolveLink: ResolveLink;
  /** The cover behind the devices, drawn on the band's own ground. */
  art: ReactNode;
  /** The devices, each in its own file; sizes in px. */
  devices: readonly DevicePicture[];
}

/** The top of a page that sells a kind of software: headline and first action beside screens that were built. */
export function ServiceHero({
  headline,
  lede,
  action,
  link,
  ground,
  resolveLink,
  art,
  devices,
}: ServiceHeroProps) {
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground={ground}>
      <div className={`${hero.art} ${styles.art}`}>{art}</div>
      <div className={hero.frame}>
        <div className={`container ${hero.words} ${styles.words}`}>
          <h1>
            {headline.map((text, at) => (
              <Fragment key={text}>
                {at > 0 && <br />}
                {withAmpersands(text)}{' '}
              </Fragment>
            ))}
          </h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        <div className={`${hero.devices} ${styles.devices}`}>
          {devices.map(({ kind, alt, ...picture }) => (
            <img
              key={picture.src}
              {...picture}
              alt={alt}
              data-device={kind}
              loading={kind === 'board' ? 'lazy' : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
