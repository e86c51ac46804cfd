import { Fragment, type ReactNode } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import hero from '../../../../ui/hero.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { DeviceHero as DeviceHeroContent } from './DeviceHero.schema.ts';
import styles from './DeviceHero.module.css';
import phone from './DeviceHero.phone.module.css';
import screens from './DeviceHero.screens.module.css';

interface DeviceHeroProps extends Pick<DeviceHeroContent, 'lede' | 'action' | 'link' | 'ground'> {
  /** In one piece, or line by line. */
  headline: string | readonly string[];
  /** With answers one phone stands beside the words, larger than life and cut by the band. */
  answers?: ShortAnswersProps['answers'] | undefined;
  resolveLink: ResolveLink;
  /** The cover behind the devices, drawn on the band's own ground. */
  art: ReactNode;
  /** The devices, each in its own file; sizes in px. */
  devices: readonly DevicePicture[];
}

const inLines = (headline: readonly string[]) =>
  headline.map((text, at) => (
    <Fragment key={text}>
      {at > 0 && <br />}
      {withAmpersands(text)}{' '}
    </Fragment>
  ));

/** The top of a page about software on devices: headline and first action beside screens that were built. */
export function DeviceHero(props: DeviceHeroProps) {
  const { headline, lede, action, link, ground, answers, resolveLink, art, devices } = props;
  const shown = answers ? phone : screens;
  return (
    <section className={`${hero.band} ${styles.hero} ${shown.hero}`} data-section="hero" data-ground={ground}>
      <div className={`${hero.art} ${styles.art}`}>{art}</div>
      <div className={hero.frame}>
        <div className={`container ${hero.words} ${styles.words} ${shown.words ?? ''}`}>
          <h1>{typeof headline === 'string' ? withAmpersands(headline) : inLines(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
          {answers && <ShortAnswers answers={answers} className={phone.answers} resolveLink={resolveLink} />}
        </div>
        <div className={`${hero.devices} ${shown.devices}`}>
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
