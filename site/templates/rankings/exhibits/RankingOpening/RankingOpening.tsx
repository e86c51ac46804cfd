import type { ComponentProps } from 'react';
import { draw, type Drawings } from '../../../../lib/draw.ts';
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

interface Look {
  section: string;
  ground: 'teal' | 'indigo' | 'mist';
  head: Pick<ComponentProps<typeof SectionHead>, 'split' | 'space'>;
}

const drawings: Drawings<Openings, Look> = {
  map: { draw: CompanyMap, section: 'company-map', ground: 'teal', head: { split: '6-6', space: 40 } },
  pairs: {
    draw: CompanyPairs,
    section: 'company-pairs',
    ground: 'indigo',
    head: { split: '8-4', space: 56 },
  },
  price: { draw: PriceAgainstScore, section: 'price-against-score', ground: 'mist', head: { space: 40 } },
  strips: { draw: ScoreStrips, section: 'score-strips', ground: 'teal', head: { split: '6-6' } },
  weakness: { draw: WeaknessFirst, section: 'weakness-first', ground: 'teal', head: { split: '6-6' } },
};

/** What a ranking opens with: its companies in one drawing, which shows them as no table does. */
export function RankingOpening(opening: Opening) {
  const { section, ground, head } = drawings[opening.form];
  return (
    <section data-section={section} data-ground={ground}>
      <div className="container">
        <SectionHead heading={opening.heading} {...head}>
          {opening.lede}
        </SectionHead>
        {draw(drawings, opening.form, opening)}
      </div>
    </section>
  );
}
