import type { CaseFilter as CaseFilterContent } from './CaseFilter.schema.ts';
import textButton from '../../../../ui/textButton.module.css';
import styles from './CaseFilter.module.css';

interface CaseFilterProps extends CaseFilterContent {
  /** The tags that a card carries, by group, each with how many cards carry it. */
  groups: readonly {
    name: 'service' | 'industry' | 'platform';
    tags: readonly { label: string; slug: string; count: number }[];
  }[];
  /** How many cards are shown before anything is chosen, and how many there are. */
  shown: number;
  total: number;
  /** Address of the module that says why no card is left. */
  script: string;
}

/** One row above the cards: three groups of tags that open into chips, and the order; under it why
 * no card is left, if none is. Without scripts it is not shown, and the list is whole. */
export function CaseFilter(props: CaseFilterProps) {
  const { heading, labels, sort, reset, count, empty, groups, shown, total, script } = props;
  const counted = count.replace('{shown}', `${shown}`).replace('{total}', `${total}`);
  return (
    <section className={styles.filter} data-section="filters">
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <form className={styles.bar} autoComplete="off" data-case-filter>
          {groups.map(({ name, tags }) => (
            <details key={name} name="case-filter">
              <summary className={styles.group}>
                {labels[name]} <span className={styles.chosen} data-chosen />
              </summary>
              <fieldset className={styles.chips}>
                <legend className="visually-hidden">{labels[name]}</legend>
                {tags.map((tag) => (
                  <label key={tag.slug} className={styles.chip}>
                    <input type="checkbox" name={name} value={tag.slug} data-label={tag.label} />
                    {tag.label} <span className="tabular">{tag.count}</span>
                  </label>
                ))}
              </fieldset>
            </details>
          ))}
          <p role="status" data-shown={count}>
            {counted}
          </p>
          <button className={textButton.button} type="reset" hidden>
            {reset}
          </button>
          <label className={styles.sort}>
            {sort.label}
            <select name="sort">
              <option value="">{sort.chosen}</option>
              <option value="name">{sort.name}</option>
              <option value="industry">{sort.industry}</option>
            </select>
          </label>
        </form>
        <div className={styles.empty} data-case-empty={JSON.stringify(empty)} data-script={script}>
          <p role="status" />
          <p data-ways />
        </div>
      </div>
    </section>
  );
}
