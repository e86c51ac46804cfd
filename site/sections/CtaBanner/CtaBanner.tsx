import { CONTACT_PAGE } from '../../../contract/addresses.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SideArt, type SidePictures } from '../../ui/SideArt.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CtaBanner as CtaBannerContent } from './CtaBanner.schema.ts';
import styles from './CtaBanner.module.css';

interface CtaBannerProps extends CtaBannerContent {
  /** What links to this section end in. */
  id?: string;
  /** Hidden, since there is nothing to ask for. */
  hidden?: boolean;
  /** The band's drawing: at the right of a wide window, at the foot of a phone's. */
  art: SidePictures;
  /** Address of a mail that the button opens instead of the contact form. */
  mail?: string | undefined;
}

/** A full-width band that asks for the inquiry, or for a mail. */
export function CtaBanner({ headline, text, action, ground, art, mail, id, hidden }: CtaBannerProps) {
  return (
    <section
      id={id}
      className={styles.banner}
      data-section="cta-banner"
      data-ground={ground}
      data-shared
      hidden={hidden}
    >
      <SideArt {...art} />
      <div className={`container ${styles.words}`}>
        <h2 className={styles.headline}>
          {headline.map((part) => (
            <span key={part}>{withAmpersands(part)} </span>
          ))}
        </h2>
        <p className={`lede ${styles.text}`}>{text}</p>
        <ButtonLink href={mail ?? CONTACT_PAGE}>{action}</ButtonLink>
      </div>
    </section>
  );
}
