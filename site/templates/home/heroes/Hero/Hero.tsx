import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { ReactNode } from 'react';
import type { PromiseLabel } from '../../../../records/promises.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Hero as HeroContent } from './Hero.schema.ts';
import styles from './Hero.module.css';

interface HeroProps extends Omit<HeroContent, 'promises' | 'rate'> {
  promises: readonly PromiseLabel[];
  resolveLink: ResolveLink;
  /** The cover, drawn twice: for wide windows and for phones. */
  art: { wide: ReactNode; phone: ReactNode };
}

/** The top of the home page: headline, first action and promises over the brand's key picture. */
export function Hero({ headline, lede, action, link, promises, resolveLink, art }: HeroProps) {
  return (
    <section className={styles.hero} data-section="hero">
      <div className={styles.wide}>{art.wide}</div>
      <div className={styles.phone}>{art.phone}</div>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.headline}>
          {headline.map((text) => (
            <span key={text} className={styles.line}>
              {withAmpersands(text)}{' '}
            </span>
          ))}
        </h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <HeroActions action={action} link={link} resolveLink={resolveLink} />
        <ul role="list" className={styles.promises}>
          {promises.map(({ icon, label, page, fact }) => (
            <li key={label}>
              <Icon name={icon} className={styles.icon} />
              <span data-fact={fact}>
                {resolveLink(page) ? <a href={resolveLink(page)}>{label}</a> : label}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
