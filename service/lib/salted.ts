import { createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 bits. A text: of bytes, Node makes a key object for each use, which takes five times as long. */
export const newSalt = (): string => randomBytes(32).toString('base64url');

/** Stands for a text; only who has the salt can tell which. */
export const salted = (salt: string, text: string): string =>
  createHmac('sha256', salt).update(text).digest('base64url');
