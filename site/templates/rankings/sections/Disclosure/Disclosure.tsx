import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Disclosure as DisclosureContent } from './Disclosure.schema.ts';
import styles from './Disclosure.module.css';

interface DisclosureProps extends DisclosureContent {
  /** Which section of the page this is; `disclosure` unless said. */
  kind?: string;
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
  /** What holds for every list, a sentence each, with the name of the fixed fact it states. */
  statements: readonly { icon: string; text: string; fact: string }[];
  resolveLink: ResolveLink;
}

/** What the one who ranks has to do with the ranked: the promise in large type, the reasons beside it. */
export function Disclosure({
  kind = 'disclosure',
  ground,
  heading,
  text,
  statements,
  resolveLink,
}: DisclosureProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container grid">
        <div className={styles.promise}>
          <h2>{withAmpersands(heading)}</h2>
          <ul role="list" className={styles.statements}>
            {statements.map(({ icon, text: statement, fact }) => (
              <li key={fact} data-fact={fact}>
                <Icon name={icon} className={styles.icon} />
                <p>{statement}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.words}>
          {text.map((paragraph, at) => (
            <p key={paragraph} className={at === 0 ? 'lede' : undefined}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
