import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { CompanyMap, type CompanyMapProps } from './drawings/CompanyMap.tsx';
import { CompanyPairs, type CompanyPairsProps } from './drawings/CompanyPairs.tsx';
import { PriceAgainstScore, type PriceAgainstScoreProps } from './drawings/PriceAgainstScore.tsx';
import { ScoreStrips, type ScoreStripsProps } from './drawings/ScoreStrips.tsx';
import { WeaknessFirst, type WeaknessFirstProps } from './drawings/WeaknessFirst.tsx';

interface Openings {
  map: CompanyMapProps;
  pairs: CompanyPairsProps;
  price: PriceAgainstScoreProps;
  strips: ScoreStripsProps;
  weakness: WeaknessFirstProps;
}

/** An opening with the words over it, by the form of its ranking. */
export type Opening = {
  [Form in keyof Openings]: { form: Form; heading: string; lede: string } & Openings[Form];
}[keyof Openings];

interface Drawing<Props> {
  section: string;
  ground: 'teal' | 'indigo' | 'mist';
  head: Pick<ComponentProps<typeof SectionHead>, 'split' | 'space'>;
  draw: (props: Props) => ReactNode;
}

const drawings: { readonly [Form in keyof Openings]: Drawing<Openings[Form]> } = {
  map: { section: 'company-map', ground: 'teal', head: { split: '6-6', space: 40 }, draw: CompanyMap },
  pairs: {
    section: 'company-pairs',
    ground: 'indigo',
    head: { split: '8-4', space: 56 },
    draw: CompanyPairs,
  },
  price: { section: 'price-against-score', ground: 'mist', head: { space: 40 }, draw: PriceAgainstScore },
  strips: { section: 'score-strips', ground: 'teal', head: { split: '6-6' }, draw: ScoreStrips },
  weakness: { section: 'weakness-first', ground: 'teal', head: { split: '6-6' }, draw: WeaknessFirst },
};

const drawn = <Form extends keyof Openings>(form: Form, opening: Openings[Form]) =>
  drawings[form].draw(opening);

/** What a ranking opens with: its companies in one drawing, which shows them as no table does. */
export function RankingOpening(opening: Opening) {
  const { section, ground, head } = drawings[opening.form];
  return (
    <section data-section={section} data-ground={ground}>
      <div className="container">
        <SectionHead heading={opening.heading} {...head}>
          {opening.lede}
        </SectionHead>
        {drawn(opening.form, opening)}
      </div>
    </section>
  );
}
