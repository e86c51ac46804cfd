import styles from './PassedTests.module.css';
import { withAmpersands } from '../../../ui/Title.tsx';

export interface PassedTestsContent {
  heading: string;
  tests: readonly { title: string; text: string }[];
}

/** The tests that stand before a profile is sent, numbered, each with what happened there. */
export const PassedTests = ({ heading, tests }: PassedTestsContent) => (
  <div data-section="vetting-steps">
    <h3 className={styles.heading}>{withAmpersands(heading)}</h3>
    <ol role="list" className={styles.tests}>
      {tests.map(({ title, text }) => (
        <li key={title}>
          <p>
            <b>{title}</b>
            <span className="soft">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  </div>
);
