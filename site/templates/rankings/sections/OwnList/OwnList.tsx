import { useId, type ComponentProps } from 'react';
import { fill } from '../../../../collections/fill.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { Share } from '../../../../ui/Share.tsx';
import textButton from '../../../../ui/textButton.module.css';
import { most } from '../../parts/ownList.ts';
import type { OwnListWords } from '../../parts/ownListWords.ts';
import styles from './OwnList.module.css';

interface OwnListProps {
  heading: string;
  lede: string;
  words: OwnListWords;
  /** In their order, each with the question that settles its mark. */
  criteria: readonly {
    id: string;
    name: string;
    weight: number;
    question: string;
    good: string;
    bad: string;
  }[];
  share: ComponentProps<typeof Share>;
  /** Address of the module that adds up the marks. */
  script: string;
}

const letters = Array.from({ length: most.companies }, (_, at) => String.fromCharCode(65 + at));

/** A criterion: its weight, what to ask, what earns which mark, and a mark for each company. */
function Criterion({
  words,
  id,
  name,
  weight,
  question,
  good,
  bad,
}: OwnListProps['criteria'][number] & Pick<OwnListProps, 'words'>) {
  return (
    <fieldset className={styles.criterion} data-criterion data-row>
      <legend className={styles.name} data-cell={words.criterion}>
        {name}
      </legend>
      <label className={styles.weight} data-shared>
        {words.weight}
        <input
          name="weight"
          data-cell={words.weight}
          type="number"
          inputMode="numeric"
          min="0"
          max={most.weight}
          defaultValue={weight}
        />
      </label>
      <p className={styles.question} data-cell={words.question}>
        “{question}”
      </p>
      <details className={styles.answers}>
        <summary data-shared>{words.answers}</summary>
        <div>
          <p>
            <b data-furniture>{words.good}:</b> <span data-cell={words.good}>{good}</span>
          </p>
          <p>
            <b data-furniture>{words.bad}:</b> <span data-cell={words.bad}>{bad}</span>
          </p>
        </div>
      </details>
      <div className={styles.marks} data-shared>
        {letters.map((letter) => (
          <label key={letter} className={styles.mark}>
            {letter} <span className="visually-hidden" data-called />
            <input
              name="mark"
              type="number"
              inputMode="decimal"
              min="0"
              max={most.mark}
              step="0.5"
              data-cell={letter}
            />
          </label>
        ))}
      </div>
      <p id={`own-list-${id}-problem`} className={styles.problem} data-problem data-furniture hidden />
    </fieldset>
  );
}

/**
 * A sheet on which readers score companies of their own by the criteria of a ranking. A script adds up the marks and
 * keeps them in the address; without one it is a form for pen and paper, and a table in the page's Markdown.
 */
export function OwnList({ heading, lede, words, criteria, share, script }: OwnListProps) {
  const { waiting, place, lacking, printed } = words;
  const form = useId();
  const problem = fill(words.problem, { mark: String(most.mark), weight: String(most.weight) });
  return (
    <section
      data-section="own-list"
      data-ground="mist"
      className={styles.ownList}
      data-own-list={script}
      data-words={JSON.stringify({ problem, waiting, place, lacking, printed })}
    >
      <div className="container">
        <SectionHead heading={heading} space={44}>
          {lede}
        </SectionHead>
        <form id={form} className={styles.form} autoComplete="off" noValidate>
          <p className={styles.how} data-shared>
            {words.how}
          </p>
          <fieldset className={styles.companies} data-shared>
            <legend className={styles.name}>{words.companies}</legend>
            {letters.map((letter) => (
              <label key={letter}>
                {fill(words.company, { letter })}
                <input name="company" maxLength={most.letters} spellCheck="false" />
              </label>
            ))}
          </fieldset>
          <div data-section="questions-to-ask">
            {criteria.map((criterion) => (
              <Criterion key={criterion.id} {...criterion} words={words} />
            ))}
          </div>
          <div className={`${styles.criterion} ${styles.totals}`} data-shared>
            <p className={styles.name}>{words.total}</p>
            <div className={styles.marks}>
              {letters.map((letter) => (
                <p key={letter} className={styles.mark}>
                  {letter} <b data-total />
                </p>
              ))}
            </div>
          </div>
          <div className={styles.result} data-shared>
            <h3>{words.order}</h3>
            <p data-waiting>{words.waiting}</p>
            <ol role="list" className={styles.order} data-order />
          </div>
        </form>
        <div className={styles.actions} data-shared>
          <Share {...share} />
          <button type="button" className={textButton.button} data-print>
            {words.print}
          </button>
          <button type="reset" form={form} className={textButton.button}>
            {words.reset}
          </button>
        </div>
        <p className={styles.printed} data-printed />
        <p className="visually-hidden" role="status" data-spoken />
      </div>
    </section>
  );
}
