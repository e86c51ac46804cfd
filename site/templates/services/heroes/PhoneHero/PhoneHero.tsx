import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import hero from '../../../../ui/hero.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PhoneHero as PhoneHeroContent } from './PhoneHero.schema.ts';
import styles from './PhoneHero.module.css';

interface PhoneHeroProps extends Omit<PhoneHeroContent, 'phone' | 'composition' | 'answers'> {
  /** The cover behind the phone, drawn on the band's own ground. */
  art: ReactNode;
  /** In its own file; sizes in px. */
  phone: DevicePicture;
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** The top of a page about apps: one phone, larger than life and cut by the band, beside the first answers. */
export function PhoneHero(props: PhoneHeroProps) {
  const { headline, lede, action, link, ground, art, phone, answers, resolveLink } = props;
  const { kind, alt, ...picture } = phone;
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground={ground}>
      <div className={`${hero.art} ${styles.art}`}>{art}</div>
      <div className={hero.frame}>
        <div className={`container ${hero.words} ${styles.words}`}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
          <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
        </div>
        <div className={`${hero.devices} ${styles.phone}`}>
          <img {...picture} alt={alt} data-device={kind} />
        </div>
      </div>
    </section>
  );
}
