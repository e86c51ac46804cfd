import { Counted } from './Counted.tsx';
import type { TemplateContent } from './Template.schema.ts';
import styles from './Template.module.css';

/** The lines of a template, and beside them what the numbered lines draw. */
export function Template({ template: { caption, file, lines, parts } }: { template: TemplateContent }) {
  return (
    <Counted caption={caption}>
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
          {parts.map(({ mark, shape, words }) => (
            <li key={mark} data-shape={shape}>
              <b className={styles.mark}>{mark}</b>
              <div>
                {words.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Counted>
  );
}
