import { randomUUID } from 'node:crypto';
import { messageIdOf, shownTime } from '../../delivery/mail/compose.ts';
import type { Mailbox, Message } from '../../delivery/mail/compose.ts';
import { shownCode } from './secrets.ts';
import type { Asked } from './challenges.ts';

interface CodeMail extends Asked {
  from: Mailbox;
  to: string;
  /** Where the link leads; null for a code without one. */
  url: string | null;
}

const forSignIn = (url: string) => [
  'Enter it where you asked for it, or open this link in the same browser:',
  '',
  url,
];

/** The mail with a code, and the link if there is one. */
export function composeCode({ from, to, code, expiresAt, url }: CodeMail): Message {
  const id = randomUUID();
  return {
    file: `desk-${id}`,
    from,
    to: { address: to },
    messageId: messageIdOf('desk', id, from),
    subject: url === null ? 'Your code for the desk' : 'Sign in to the desk',
    text: [
      `Your code: ${shownCode(code)}`,
      '',
      ...(url === null ? ['Enter it on the page where you asked for it.'] : forSignIn(url)),
      '',
      `Good once, until ${shownTime(expiresAt)}. None of us will ever ask you for it. If you did not ask for this mail,`,
      'somebody typed your address: nothing happens as long as you keep it to yourself.',
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
}
