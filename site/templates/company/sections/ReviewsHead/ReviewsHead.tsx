import { CoverBand, type CoverBandProps } from '../../../../ui/CoverBand.tsx';

/** The top of the page with all reviews: each of them is a stroke of the rain beside the words. */
export function ReviewsHead(props: Omit<CoverBandProps, 'ground'>) {
  return <CoverBand {...props} ground="teal" />;
}
