import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A reply of the server: its code and words. */
export class Reply extends Error {
  responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** The server's current behaviour; tests change it as they go. */
interface Behaviour {
  onLogin?: () => void;
  onSender?: (address: string) => void;
  onRecipient?: (address: string) => void;
  /** Called with the number of messages received so far, this one included; throws a Reply to refuse it. */
  onMessage?: (count: number, message: string) => void;
  /** Delays the reply to the content. */
  answerAfter?: () => Promise<unknown>;
  /** Whether to accept this message but cut the connection before confirming it. */
  dropAfterData?: (message: string) => boolean;
}

/** A real SMTP server on loopback that keeps every message it accepts, even without confirming it. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const behaviour: Behaviour = {};
  const raw: string[] = [];
  const senders: string[] = [];
  const recipients: string[][] = [];
  let connections = 0;

  const attempt = (work: () => void, callback: (error?: Error | null) => void) => {
    try {
      work();
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_session, callback) {
      connections++;
      callback();
    },
    onAuth(_auth, _session, callback) {
      attempt(
        () => behaviour.onLogin?.(),
        (error) => callback(error ?? null, error ? undefined : { user: 'site' }),
      );
    },
    onMailFrom({ address }, _session, callback) {
      attempt(() => behaviour.onSender?.(address), callback);
    },
    onRcptTo({ address }, _session, callback) {
      attempt(() => behaviour.onRecipient?.(address), callback);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString('utf8');
        attempt(
          () => {
            behaviour.onMessage?.(raw.length + 1, message);
            raw.push(message);
            senders.push(mailFrom ? mailFrom.address : '');
            recipients.push(rcptTo.map(({ address }) => address));
          },
          (error) => {
            if (!behaviour.dropAfterData?.(message)) {
              return void Promise.resolve(behaviour.answerAfter?.()).then(() => callback(error));
            }
            for (const connection of server.connections) connection.close();
          },
        );
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    behaviour,
    raw,
    /** Who each message was sent from, by the envelope. */
    senders,
    /** Who each message went to, by the envelope. */
    recipients,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    connections: () => connections,
    messages: (): Promise<Email[]> => Promise.all(raw.map((message) => PostalMime.parse(message))),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Messages in `.eml` files, parsed. */
export const parseFile = (path: string): Promise<Email> => PostalMime.parse(readFileSync(path));
