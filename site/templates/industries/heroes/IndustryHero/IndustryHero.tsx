import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import type { ReactNode } from 'react';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import hero from '../../../../ui/hero.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { IndustryHero as IndustryHeroContent } from './IndustryHero.schema.ts';
import styles from './IndustryHero.module.css';

interface IndustryHeroProps extends IndustryHeroContent {
  resolveLink: ResolveLink;
  /** The cover, drawn on the band's own ground. */
  art: ReactNode;
  /** A screen that stands on the lower edge of the band; sizes in px. */
  device?: DevicePicture | undefined;
}

/** The top of an industry's page: headline and first action over one large screen that the band cuts off. */
export function IndustryHero(props: IndustryHeroProps) {
  const { headline, lede, action, link, ground, composition, resolveLink, art, device } = props;
  const { kind, ...picture } = device ?? {};
  return (
    <section
      className={`${hero.band} ${styles.hero}`}
      data-section="hero"
      data-ground={ground}
      data-device={kind}
    >
      <div className={`${hero.art} ${styles.art}`} data-composition={composition}>
        {art}
      </div>
      <div className={`container ${styles.frame}`}>
        <div className={`${hero.words} ${styles.words}`}>
          <h1>
            {headline.map((text) => (
              <span key={text}>{withAmpersands(text)} </span>
            ))}
          </h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        {device && <img className={styles.device} {...picture} alt={device.alt} />}
      </div>
    </section>
  );
}
