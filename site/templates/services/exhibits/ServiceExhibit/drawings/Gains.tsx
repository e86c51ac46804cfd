import { TallyFigure } from '../../../../../art/charts/TallyFigure.tsx';
import type { TalliedContent } from '../../../../../art/charts/tally.schema.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../../ui/ArrowLink.tsx';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import { ProblemHead } from './ProblemHead.tsx';
import type { GainsContent } from './Gains.schema.ts';
import styles from './Gains.module.css';

export interface ShownGains extends Omit<GainsContent, 'gains'> {
  gains: readonly {
    icon: string;
    value: string;
    title: string;
    text: string;
    fact?: string | undefined;
    /** A figure of the company: its name, strokes and base. */
    figure?: { id: string; base: string; period: string; strokes: readonly TalliedContent[] } | undefined;
  }[];
  /** The page that defines the company's figures. */
  figuresPage: string;
}

interface GainsProps extends ShownGains {
  resolveLink: ResolveLink;
}

/** What goes wrong without the service, and what it brings in numbers. */
export function Gains(props: GainsProps) {
  const { heading, text, gains, figuresPage, resolveLink } = props;
  return (
    <>
      <ProblemHead heading={heading} text={text} />
      <ul role="list" className={styles.list} data-section="benefits">
        {gains.map(({ icon, value, title, text: gain, fact, figure }) => (
          <li key={title} data-fact={figure?.id ?? fact}>
            <p className={styles.value}>{value}</p>
            <h3>
              <GainIcon name={icon} />
              {withAmpersands(title)}
            </h3>
            {figure && (
              <div className={styles.figure} data-shared>
                {figure.strokes.map((one) => (
                  <TallyFigure key={one.says} {...one} />
                ))}
                <p className="small soft">
                  {figure.base} {figure.period}.
                </p>
              </div>
            )}
            <p className="soft">
              <Inline text={gain} resolveLink={resolveLink} />
            </p>
            {figure && (
              <ArrowLink
                href={resolveLink(`${figuresPage}#${figure.id}`)}
              >{`How ${value} was measured`}</ArrowLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
