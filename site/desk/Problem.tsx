import { deskPages, type DeskProps } from '../../contract/desk.ts';
import { NextLink } from './Button.tsx';
import { Document } from './Document.tsx';
import { Entrance } from './Entrance.tsx';

const problems: Readonly<Record<DeskProps['problem']['why'], { headline: string; words: string }>> = {
  missing: { headline: 'Not here', words: 'There is no such page, or the inquiry was erased.' },
  stale: {
    headline: 'Not done',
    words: 'You have signed in again since that page was opened. Open it again.',
  },
  foreign: { headline: 'Not done', words: 'That form did not come from this desk.' },
  tooMany: { headline: 'Too fast', words: 'Those were too many requests. Wait a minute.' },
  unavailable: {
    headline: 'Not now',
    words: 'The database does not answer. Nothing was changed. Try again in a minute.',
  },
  failed: { headline: 'Not done', words: 'Something went wrong here. The log of the service says what.' },
};

export const Problem = ({ brand, why }: DeskProps['problem']) => {
  const { headline, words } = problems[why];
  return (
    <Document brand={brand} title={headline}>
      <Entrance headline={headline}>
        <p className="lede">{words}</p>
        <p>
          <NextLink href={deskPages.list}>To the desk</NextLink>
        </p>
      </Entrance>
    </Document>
  );
};
