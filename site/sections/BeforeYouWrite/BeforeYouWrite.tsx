import { Art } from '../../art/Art.tsx';
import { both } from '../../art/Drawing.ts';
import { signature } from '../../art/signature.ts';
import { fill } from '../../collections/fill.ts';
import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { EngagementModel } from '../../records/engagement.ts';
import type { Plan } from '../../records/plans.ts';
import type { Question } from '../../records/questions.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhaseList } from '../../ui/PhaseList.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { BeforeYouWriteWords } from './BeforeYouWrite.schema.ts';
import styles from './BeforeYouWrite.module.css';

interface BeforeYouWriteProps {
  words: BeforeYouWriteWords;
  questions: readonly Pick<Question, 'question' | 'answer'>[];
  /** The first two lines of each tell how it is paid and what is agreed. */
  models: readonly (Pick<EngagementModel, 'name' | 'icon' | 'alt' | 'lines'> & { id: string })[];
  /** The lowest rate in words, and the record that it is from. */
  price: { rate: string; record: string };
  plans?: readonly (Pick<Plan, 'name' | 'hours'> & { id: string })[] | undefined;
  phases?: readonly { title: string; weeks: string }[] | undefined;
  /** What the head of the agency says in two sentences. */
  note?: { short: string; person: { name: string; position: string } } | undefined;
  posts?: readonly { title: string; category: string; page: string }[] | undefined;
  resolveLink: ResolveLink;
}

/** The end of a page that sells: three questions, how one pays, who answers for it, and what to read; then the call. */
export function BeforeYouWrite(props: BeforeYouWriteProps) {
  const { words, questions, models, price, plans, phases, note, posts, resolveLink } = props;
  return (
    <section className={styles.block} data-section="faq" data-ground="surface" data-whole>
      <div className="container">
        <div className={`${styles.row} ${styles.questions}`}>
          <h2 data-shared>{withAmpersands(words.heading)}</h2>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p className="soft">{answer}</p>
            </div>
          ))}
        </div>
        <dl className={styles.rows} data-shared>
          <div className={styles.row} data-section="engagement-models" data-compact>
            <dt>
              {words.models}
              <span className={styles.price} data-price={price.record}>
                {fill(words.price, { rate: price.rate })}
              </span>
              <ArrowLink href={resolveLink(words.pricing.page)}>{words.pricing.label}</ArrowLink>
            </dt>
            {models.map(({ id, name, icon, alt, lines }) => (
              <dd key={id} data-fact={`engagement-${id}`}>
                <b>
                  <Icon name={icon} size={20} label={alt} /> {name}
                </b>
                {lines.slice(0, 2).map(({ label, value }) => (
                  <span key={label}>{value}</span>
                ))}
              </dd>
            ))}
          </div>
          {plans && (
            <div className={styles.row} data-section="plans" data-compact>
              <dt>{words.plans}</dt>
              {plans.map(({ id, name, hours }) => (
                <dd key={id} data-fact={`plan-${id}`}>
                  <b>{name}</b>
                  <span>{hours}</span>
                </dd>
              ))}
            </div>
          )}
          {phases && (
            <div className={styles.row} data-section="development-process" data-compact>
              <dt>{words.phases}</dt>
              <dd className={styles.all}>
                <PhaseList phases={phases} />
              </dd>
            </div>
          )}
          {note && (
            <div className={styles.row} data-section="chief-executive-note" data-compact>
              <dt className={styles.signer}>
                <Art drawing={signature(note.person.name, both('currentColor'))} />
                <span>
                  {note.person.name}, {note.person.position}
                </span>
              </dt>
              <dd className={`${styles.all} ${styles.note}`}>{note.short}</dd>
            </div>
          )}
          {posts && (
            <div className={styles.row} data-section="blog-insights" data-compact>
              <dt>{words.articles}</dt>
              {posts.map(({ title, category, page }) => (
                <dd key={page}>
                  {resolveLink(page) ? (
                    <a href={resolveLink(page)}>{withAmpersands(title)}</a>
                  ) : (
                    withAmpersands(title)
                  )}
                  <span>{category}</span>
                </dd>
              ))}
              <dd>
                <ArrowLink href={resolveLink(words.blog.page)}>{words.blog.label}</ArrowLink>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
