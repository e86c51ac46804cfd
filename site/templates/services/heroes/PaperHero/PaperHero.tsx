import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import hero from '../../../../ui/hero.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PaperHero as PaperHeroContent } from './PaperHero.schema.ts';
import styles from './PaperHero.module.css';

interface PaperHeroProps extends Omit<PaperHeroContent, 'form' | 'answers' | 'document'> {
  answers: ShortAnswersProps['answers'];
  document: Omit<PaperHeroContent['document'], 'demo'>;
  resolveLink: ResolveLink;
}

/** The top of a page about advice: two open pages of what is handed over, with the notes in their margins. */
export function PaperHero({ headline, lede, action, link, answers, document, resolveLink }: PaperHeroProps) {
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground="warm">
      <div className={`container ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
          <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
        </div>
        <figure className={styles.spread}>
          <div className={styles.pages} data-ground="page">
            {document.pages.map(({ number, passages }, at) => (
              <div key={number} className={styles.page}>
                {at === 0 && <p className={styles.title}>{document.title}</p>}
                {passages.map(({ heading, text, note }) => (
                  <div key={text}>
                    {heading && <h2>{withAmpersands(heading)}</h2>}
                    <p>{text}</p>
                    {note && <p className={styles.note}>{note}</p>}
                  </div>
                ))}
                <p className={styles.number}>{number}</p>
              </div>
            ))}
          </div>
          <figcaption className="small">{document.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
