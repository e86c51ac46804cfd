import { CoverBand, type CoverBandProps } from '../../ui/CoverBand.tsx';

/** The top of a small page: headline and first words beside a cover. */
export function CoverHead(props: CoverBandProps) {
  return <CoverBand {...props} />;
}
