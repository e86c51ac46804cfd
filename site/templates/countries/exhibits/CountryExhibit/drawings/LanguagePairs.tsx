import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { fill } from '../../../../../collections/fill.ts';
import { Icon } from '../../../../../ui/Icon.tsx';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { LanguagePairs as LanguagePairsContent } from './LanguagePairs.schema.ts';
import styles from './LanguagePairs.module.css';

type Sample = LanguagePairsContent['samples'][number];
type Language = LanguagePairsContent['languages'][number];

export interface LanguagePairsProps extends LanguagePairsContent {
  /** What the price is in, such as CAD. */
  currency: string;
  resolveLink: ResolveLink;
}

/** From one letter to the next in the drawing, and the thickness of its stroke, in px. */
const [PITCH, WEIGHT, HEIGHT] = [5, 2.5, 14];

/** A sample as one of the languages writes it. */
function written(sample: Sample, { locale }: Language, nth: number, currency: string): string {
  if (sample.kind === 'date')
    return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${sample.day}T12:00:00Z`),
    );
  if (sample.kind === 'price')
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(sample.amount);
  return nth === 0 ? sample.first : sample.second;
}

/** One stroke a letter. */
const strokes = (count: number) =>
  Array.from({ length: count }, (_, at) => `M${at * PITCH} 0h${WEIGHT}v${HEIGHT}h${-WEIGHT}z`).join('');

/** The same parts of a screen in two languages side by side, and how many letters the longer one takes. */
export function LanguagePairs(props: LanguagePairsProps) {
  const { languages, samples, letters, limit, currency, resolveLink } = props;
  return (
    <>
      <ul role="list" className={styles.pairs}>
        {samples.map((sample) => (
          <li key={sample.name}>
            <div className={styles.about}>
              <h3>{sample.name}</h3>
              <p className="small soft">{sample.note}</p>
            </div>
            {languages.map((language, nth) => {
              const text = written(sample, language, nth, currency);
              const counted = sample.kind === 'error' || sample.kind === 'button';
              const count = [...text].length;
              return (
                <div key={language.lang} className={styles.side} data-head={language.label}>
                  <p className={styles.sample} data-kind={sample.kind} lang={language.lang}>
                    {sample.kind === 'error' && <Icon name="circle-alert" size={20} stroke={1.75} />}
                    <span>{text}</span>
                  </p>
                  {counted && (
                    <p className={`small soft ${styles.letters}`}>
                      <svg width={count * PITCH} height={HEIGHT} aria-hidden="true">
                        <path d={strokes(count)} />
                      </svg>
                      {fill(letters, { count: String(count) })}
                    </p>
                  )}
                </div>
              );
            })}
          </li>
        ))}
      </ul>
      <p className={styles.limit}>
        <Inline text={limit} resolveLink={resolveLink} />
      </p>
    </>
  );
}
