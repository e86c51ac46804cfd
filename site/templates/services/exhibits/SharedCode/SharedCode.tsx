import { fileBar } from '../../../../art/charts/fileBar.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { SharedCode as SharedCodeContent } from './SharedCode.schema.ts';
import { Effects } from '../../parts/Effects.tsx';
import styles from './SharedCode.module.css';

interface SharedCodeProps extends SharedCodeContent {
  /** What links to this section end in. */
  id?: string;
}

/** The bar in wide windows, and on phones, where it is twice as high and half as long. */
const FORMATS = {
  wide: { rows: 4, pitch: 31, side: 26, gap: 10 },
  phone: { rows: 8, pitch: 15, side: 12, gap: 4 },
} as const;

const KINDS = ['shared', 'ios', 'android'] as const;

/** The files of one app as a bar of squares: what both phones share, and what each has alone. */
export function SharedCode({ id, heading, lede, words, parts, note, effects }: SharedCodeProps) {
  const filesFor = (kind: (typeof KINDS)[number]) =>
    parts.reduce((all, part) => all + (part.for === kind ? part.files : 0), 0);
  return (
    <section id={id} className={styles.shared} data-section="shared-code" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} split="6-6" space={40}>
          {lede}
        </SectionHead>
        {(['wide', 'phone'] as const).map((format) => {
          const bar = fileBar(
            parts.map(({ files }) => files),
            FORMATS[format],
          );
          return (
            <svg
              key={format}
              className={styles[format]}
              viewBox={`0 0 ${bar.width} ${bar.height}`}
              aria-hidden="true"
            >
              {bar.paths.map((d, at) => (
                <path key={parts[at]?.name} data-for={parts[at]?.for} d={d} />
              ))}
            </svg>
          );
        })}
        <dl className={styles.parts}>
          {parts.map(({ name, files, for: kind, text }) => (
            <div key={name} data-for={kind}>
              <dt>
                <b>{files}</b> {name}
              </dt>
              <dd className="small soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className={`grid ${styles.legend}`}>
          <ul role="list">
            {KINDS.map((kind) => (
              <li key={kind} data-for={kind}>
                <b>{filesFor(kind)}</b> {words[kind]}
              </li>
            ))}
          </ul>
          <p className="soft">{note}</p>
        </div>
        <Effects effects={effects} className={styles.effects} topic="benefits" />
      </div>
    </section>
  );
}
