import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { fill } from '../../../../collections/fill.ts';
import type { Place } from '../../../../records/places.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { CountryIndex as CountryIndexContent } from './CountryIndex.schema.ts';
import styles from './CountryIndex.module.css';

interface CountryIndexProps extends Omit<CountryIndexContent, 'countries'> {
  countries: readonly (Pick<CountryIndexContent['countries'][number], 'text' | 'page' | 'label'> &
    Pick<Place, 'country' | 'currency'>)[];
  resolveLink: ResolveLink;
}

/** The countries that the agency works for, in large type, parted by slanted lines. */
export function CountryIndex({ heading, lede, currency, countries, resolveLink }: CountryIndexProps) {
  return (
    <section data-section="country-pages" data-ground="teal">
      <div className="container">
        <SectionHead heading={heading} space={56}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.countries}>
          {countries.map(({ country, currency: unit, text, page, label }) => (
            <li key={country}>
              <h3 className={styles.name}>{country}</h3>
              <p className={styles.currency}>{fill(currency, { currency: unit })}</p>
              <p className="soft">{text}</p>
              <ArrowLink href={resolveLink(page)}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
