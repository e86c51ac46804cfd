import type { ReactNode } from 'react';
import { withAmpersands } from './Title.tsx';

interface LedeColumnProps {
  heading: string;
  /** The lede, and paragraphs under it. */
  text: readonly string[];
  /** A class that places it. */
  className: string | undefined;
  /** What stands under the paragraphs. */
  children: ReactNode;
}

/** The words of a section that stand beside what shows it. */
export function LedeColumn({ heading, text: [lede, ...more], className, children }: LedeColumnProps) {
  return (
    <div className={className}>
      <h2>{withAmpersands(heading)}</h2>
      <p className="lede">{lede}</p>
      {more.map((paragraph) => (
        <p key={paragraph} className="soft">
          {paragraph}
        </p>
      ))}
      {children}
    </div>
  );
}
