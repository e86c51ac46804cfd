import type { Picture } from '../../../../lib/Picture.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Weather as WeatherContent } from './Weather.schema.ts';
import styles from './Weather.module.css';

interface WeatherProps extends WeatherContent {
  /** The same motif in both weathers. */
  pictures: { rain: Picture; fair: Picture };
}

/**
 * The motif half in rain and half in the light. With scripts its middle line can be dragged, which chooses the theme;
 * without them it stands as it is.
 */
export function Weather({ heading, lede, label, rain, fair, pictures }: WeatherProps) {
  return (
    <section data-section="weather">
      <div className="container">
        <SectionHead heading={heading}>{withAmpersands(lede)}</SectionHead>
        <div className={styles.stage} data-weather>
          <img {...pictures.rain} alt="" loading="lazy" />
          <img {...pictures.fair} className={styles.fair} alt="" loading="lazy" />
          <div className={styles.line} />
          <svg className={styles.grip} viewBox="0 0 44 44" aria-hidden="true">
            <path d="M17 14l-8 8 8 8M27 14l8 8-8 8" />
          </svg>
          <input
            className={styles.slider}
            type="range"
            min="0"
            max="100"
            step="1"
            aria-label={label}
            data-rain={rain}
            data-fair={fair}
            hidden
          />
        </div>
        <p className={`small soft ${styles.ends}`} aria-hidden="true">
          <span>{fair}</span>
          <span>{rain}</span>
        </p>
      </div>
    </section>
  );
}
