import type { ReactNode } from 'react';
import type { DevicePicture, Picture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseCaptions as CaseCaptionsContent } from './CaseCaptions.schema.ts';
import styles from './CaseCaptions.module.css';

interface CaseCaptionsProps extends Pick<CaseCaptionsContent, 'heading'> {
  /** The rain behind the screens. */
  art: Picture;
  /** The captions, each with its screen. */
  children: ReactNode;
}

/** Screens on a dark band at uneven heights; what there is to tell stands under them as captions. */
export function CaseCaptions({ heading, art, children }: CaseCaptionsProps) {
  return (
    <section className={styles.captions} data-section="screens" data-ground="indigo">
      <img className={styles.art} {...art} alt="" loading="lazy" />
      <div className={`container ${styles.frame}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ol role="list" className={styles.row}>
          {children}
        </ol>
      </div>
    </section>
  );
}

interface CaptionProps {
  /** What the chapter is about, and its heading. */
  kind: string;
  heading: string;
  device: DevicePicture;
  /** The chapter's words, rendered. */
  children: ReactNode;
}

/** A screen, and under it the chapter that it tells. */
export function Caption({ kind, heading, device, children }: CaptionProps) {
  return (
    <li className={styles.caption} data-section={kind}>
      <img
        className={styles.device}
        src={device.src}
        width={device.width}
        height={device.height}
        alt={device.alt}
        loading="lazy"
      />
      <h3 className={styles.name}>{withAmpersands(heading)}</h3>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
