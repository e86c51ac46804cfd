import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Mailer } from './Mailer.ts';
import { toNodemailer } from './Mailer.ts';

const sent = v.object({ message: v.instance(Buffer) });

/** Writes each mail to `<folder>/<file>.eml`, whole or not at all; the same mail again replaces its file. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      const { message: content } = v.parse(sent, await transport.sendMail(toNodemailer(message)));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${message.file}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    rest: () => undefined,
  };
}
