import { fewestForShares } from '../desk/replyTimes.ts';
import type { ReplyTime, ReplyTimes } from '../desk/replyTimes.ts';

const hours = ({ hours: count, isMore }: ReplyTime) => `${isMore ? 'more than' : 'within'} ${count} h`;

/** How the promise of a reply was kept, as a table. */
export function replyTimesText(found: ReplyTimes): string {
  const { from, to, due, keptPercent, median, ninetieth } = found;
  const row = (label: string, value: string | number) => `  ${`${label}:`.padEnd(30)} ${value}`;
  const shares =
    keptPercent === null || median === null || ninetieth === null
      ? [`  No shares and times: of fewer than ${fewestForShares} they would say more than is known.`]
      : [
          row('Kept', `${keptPercent}%`),
          row('Half of the replies came', hours(median)),
          row('Nine in ten came', hours(ninetieth)),
        ];
  return [
    `Replies due from ${from} to ${to} (days of UTC), as our staff marked them: ${due}`,
    row('Answered in time', found.kept),
    row('Answered or set aside late', found.late),
    row('Contradicted by the visitor', found.contradicted),
    row('Still open', found.open),
    ...shares,
    'Not counted:',
    row('Set aside in time', found.aside),
    row('Erased before an answer', found.erased),
    'Waiting now:',
    row('In time', found.inTime),
    row('Overdue', found.overdue),
    '',
  ].join('\n');
}
