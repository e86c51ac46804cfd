import type { TypedFields } from './form/draft.ts';
import type { CountryWords, PopupWords } from './popup.schema.ts';
import type { CountryData } from './phone/useCountry.ts';
import type { LookUps } from './phone/guess.ts';

/** Shapes of an icon: SVG elements with their attributes. */
export type IconShapes = [tag: string, attributes: Record<string, string>][];

export interface Card {
  comment: string;
  name: string;
  position?: string | undefined;
  /** Address of a square picture, shown 44 px wide. */
  image: string;
  alt: string;
}

/** A client's word-mark: a drawing of the sprite, with its width at 34 px height. */
interface Logo {
  id: string;
  name: string;
  width: number;
}

/** What the pop-up shows: one file beside the pages, fetched when a visitor is about to open it. */
export interface PopupData {
  words: Pick<PopupWords, 'failures' | 'note'> & {
    form: Omit<PopupWords['form'], 'labels'> & { labels: TypedFields };
    countries: CountryWords;
    panel: Omit<PopupWords['panel'], 'promises'>;
  };
  promises: { label: string; note?: string | undefined; icon: IconShapes; href?: string | undefined }[];
  cards: Card[];
  logos: { sprite: string; marks: Logo[] };
  /** Addresses of the leaf behind the left panel and behind the head on phones. */
  art: { panel: string; head: string };
  countries: CountryData;
  lookUps: LookUps;
  /** The sales address, as a way out. */
  email: string;
  /** Address of the privacy page, once it is built. */
  privacy?: string | undefined;
}
