import type { ReactNode } from 'react';
import { withAmpersands } from './Title.tsx';

interface LedeColumnProps {
  heading: string;
  /** Level of the heading; 3 where the section belongs to the one before it. */
  level?: 2 | 3 | undefined;
  /** The lede, and paragraphs under it. */
  text: readonly string[];
  /** A class that places it. */
  className: string | undefined;
  /** What stands under the paragraphs. */
  children: ReactNode;
}

/** The words of a section that stand beside what shows it. */
export function LedeColumn({
  heading,
  level = 2,
  text: [lede, ...more],
  className,
  children,
}: LedeColumnProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <Heading>{withAmpersands(heading)}</Heading>
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
