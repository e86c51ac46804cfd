import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CountryRules as CountryRulesContent } from './CountryRules.schema.ts';
import styles from './CountryRules.module.css';

interface CountryRulesProps extends CountryRulesContent {
  resolveLink: ResolveLink;
}

/** What law, tax and data of a country do to a project: the rule, and beside it what is built because of it. */
export function CountryRules({ heading, lede, change: changeLabel, rules, resolveLink }: CountryRulesProps) {
  return (
    <section data-section="law-tax-and-data-points-that-change-the-project" data-ground="pick">
      <div className="container">
        <SectionHead heading={heading} split="8-4" space={56}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.rules}>
          {rules.map(({ title, text, change }) => (
            <li key={title} className="grid">
              <h3>{withAmpersands(title)}</h3>
              <p className={`soft ${styles.text}`}>
                <Inline text={text} resolveLink={resolveLink} />
              </p>
              <div className={styles.change}>
                <p className={`small ${styles.label}`}>{changeLabel}</p>
                <p>{change}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
