import styles from './CaseGlance.module.css';

interface CaseGlanceProps {
  /** Name of the product. */
  name: string;
  facts: readonly { label: string; value: string }[];
}

/** What was agreed: client, team, time, engagement model and the like, each in a few words. */
export function CaseGlance({ name, facts }: CaseGlanceProps) {
  return (
    <section className={styles.glance} data-section="at-a-glance">
      <h2 className="visually-hidden">{name} at a glance</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
