import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { TemplateHero as TemplateHeroContent } from './TemplateHero.schema.ts';
import styles from './TemplateHero.module.css';

interface TemplateHeroProps extends Omit<TemplateHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** The top of a page about templates: the lines of one, and beside them what the numbered lines draw. */
export function TemplateHero({ template, ...words }: TemplateHeroProps) {
  const { caption, file, lines, parts } = template;
  return (
    <BoardFrame {...words} ground="mist" caption={caption}>
      <div className={styles.board}>
        <div className={styles.file}>
          <p className="small">{file}</p>
          <ol role="list">
            {lines.map(({ code, mark }) => (
              <li key={code} data-marked={mark && ''}>
                <code>{code}</code>
                {mark && <b className={styles.mark}>{mark}</b>}
              </li>
            ))}
          </ol>
        </div>
        <ol role="list" className={styles.parts}>
          {parts.map(({ mark, shape, words: shown }) => (
            <li key={mark} data-shape={shape}>
              <b className={styles.mark}>{mark}</b>
              <div>
                {shown.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </BoardFrame>
  );
}
