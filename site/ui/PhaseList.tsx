import styles from './PhaseList.module.css';

/** The phases of the work in a line, each with its weeks; another page tells them in full. */
export const PhaseList = ({ phases }: { phases: readonly { title: string; weeks: string }[] }) => (
  <ol role="list" className={styles.phases} data-fact="process-phases">
    {phases.map(({ title, weeks }) => (
      <li key={title}>
        <b>{title}</b> {weeks}
      </li>
    ))}
  </ol>
);
