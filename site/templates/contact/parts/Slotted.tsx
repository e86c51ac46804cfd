import { Fragment, type ReactNode } from 'react';

/** A time: in words and for machines, which show it by the clock of whoever looks. */
const moment = (name: string, said: string) => (
  <time data-attributes={`datetime:${name}`} data-text={`${name}-${said}`} />
);

/** What stands in braces in words that the service fills in. */
const slots: Readonly<Record<string, ReactNode>> = {
  by: moment('due', 'clock'),
  due: moment('due', 'said'),
  answered: moment('answered', 'said'),
  told: moment('told', 'said'),
  at: moment('at', 'said'),
};

/** Words with places in them that the service, or a script, fills for one inquiry. */
export const Slotted = ({ text }: { text: string }) =>
  text.split(/\{([a-z]+)\}/).map((piece, index) => {
    const filled = slots[piece] ?? <span data-text={piece} />;
    return <Fragment key={`${index} ${piece}`}>{index % 2 === 0 ? piece : filled}</Fragment>;
  });
