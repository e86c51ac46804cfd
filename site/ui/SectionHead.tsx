import type { ReactNode } from 'react';
import { withAmpersands } from './Title.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: string;
  /** Level of the heading; 3 where it stands inside another section. */
  level?: 2 | 3 | undefined;
  /** The words of the lede. */
  children: ReactNode;
  /** Shares of twelve columns, heading and lede, where they stand beside each other. */
  split?: '5-7' | '6-6' | '7-5' | '8-4';
  /** Room below, in px. */
  space?: 40 | 44 | 48 | 56 | 64;
  /** Names of fixed facts that the words state. */
  headingFact?: string;
  ledeFact?: string | undefined;
  /** Whether the heading is worded alike on every page. */
  furniture?: true;
}

/** The top of a section: a heading, and what it is about: under it, in wide windows beside it. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, level = 2, children, split = '7-5', space = 48, headingFact, ledeFact, furniture } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={`grid ${styles.head}`} data-split={split} data-space={space}>
      <Heading data-fact={headingFact} data-furniture={furniture}>
        {withAmpersands(heading)}
      </Heading>
      <p className="lede" data-fact={ledeFact}>
        {children}
      </p>
    </div>
  );
}
