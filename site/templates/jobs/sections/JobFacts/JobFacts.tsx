import { DayLines } from '../../../../art/charts/DayLines.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Span } from '../../../../time/sharedHours.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import type { PageLink } from '../../../../ui/HeroActions.tsx';
import styles from './JobFacts.module.css';

interface JobFactsProps {
  heading: string;
  /** Each fact with what it says, line by line; `day` draws another office's day over the own one, in minutes. */
  facts: readonly {
    label: string;
    lines: readonly string[];
    day?: { own: Span; other: Span } | undefined;
  }[];
  /** Last day of the role, and what stands here once it has passed. */
  closes: string;
  closed: { text: string; link: PageLink };
  /** Whether it had passed when the page was made; a script of the page looks again. */
  isClosed: boolean;
  resolveLink: ResolveLink;
}

/** What a role pays, where and when it is worked, and until when one may apply. */
export function JobFacts({ heading, facts, closes, closed, isClosed, resolveLink }: JobFactsProps) {
  return (
    <section data-section="job-facts" data-job-closes={closes}>
      <div className="container">
        <div className={styles.closed} data-job-closed hidden={!isClosed}>
          <p>{closed.text}</p>
          <ArrowLink href={resolveLink(closed.link.page)}>{closed.link.label}</ArrowLink>
        </div>
        <h2>{heading}</h2>
        <dl className={styles.facts} data-shared>
          {facts.map(({ label, lines, day }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {day && <DayLines own={day.own} groups={[[{ ...day.other, series: 'lead' }]]} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
