import { createHmac, timingSafeEqual } from 'node:crypto';
import { INQUIRY_PAGE, LINK_PAGE } from '../../contract/addresses.ts';
import { referenceOf } from '../delivery/reference.ts';
import { dayMs } from '../lib/durations.ts';
import type { LinkKeys, StoredInquiry } from '../store/Store.ts';

/** What a link of a mail lets whoever has it say, as its address names it: that he takes the inquiry, or answered it. */
export const purposes = { t: 'taken', a: 'answered' } as const;

export type Purpose = keyof typeof purposes;

export const isPurpose = (text: string): text is Purpose => Object.hasOwn(purposes, text);

/** How long links work after the reply is due, in milliseconds. */
const afterDueMs = 7 * dayMs;

/** 128 bits in 22 characters: derived, so that nothing of it is stored and every attempt to send gives the same. */
const tokenOf = (key: string, ...about: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(about.join('\n')).digest().subarray(0, 16).toString('base64url');

/** Compares in a time that says nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

type Linked = Pick<StoredInquiry, 'id' | 'linkN'>;

const bareReference = (id: string) => referenceOf(id).replace('-', '');

/** Whether the time of an inquiry's links is over. */
export const isOver = (
  { receivedAt, dueAt }: Pick<StoredInquiry, 'receivedAt' | 'dueAt'>,
  now: number,
): boolean => now > (dueAt ?? receivedAt + dayMs) + afterDueMs;

/**
 * How often an inquiry was opened again after an answer. An answer quotes the mail, links and all, so each round has links
 * of its own. What was undone at once was no answer.
 */
const roundOf = (steps: StoredInquiry['steps']): number =>
  steps.filter(
    ({ state, via }, index) =>
      steps[index - 1]?.state === 'answered' && state !== 'answered' && via !== 'link',
  ).length;

const mailToken = (
  key: string,
  purpose: Purpose,
  { id, linkN, steps }: Linked & Pick<StoredInquiry, 'steps'>,
) => tokenOf(key, purpose, id, linkN, roundOf(steps));

/** The link with which a mail lets somebody say how far he has come. */
export const mailPath = (
  key: string,
  purpose: Purpose,
  inquiry: Linked & Pick<StoredInquiry, 'steps'>,
): string => `${LINK_PAGE}${bareReference(inquiry.id)}/${purpose}/${mailToken(key, purpose, inquiry)}`;

/** Whether a token is that of a mail about this inquiry. Only the key of now counts: whoever changes it ends them all. */
export const isMailToken = (
  keys: LinkKeys,
  purpose: Purpose,
  inquiry: StoredInquiry,
  token: string,
): boolean => isSame(token, mailToken(keys.current, purpose, inquiry));

/** What takes back the last step, as long as it is the last one. */
export const undoToken = ({ current }: LinkKeys, { id, linkN }: Linked, version: number): string =>
  tokenOf(current, 'undo', id, linkN, version);

export const isUndoToken = (keys: LinkKeys, inquiry: StoredInquiry, token: string): boolean =>
  isSame(token, undoToken(keys, inquiry, inquiry.version));

/** Reference and token in one: the page of a visitor. */
const pageToken = (key: string, { id, linkN }: Linked): string =>
  bareReference(id) + tokenOf(key, 'page', id, linkN);

export const visitorPath = (key: string, inquiry: Linked): string =>
  `${INQUIRY_PAGE}${pageToken(key, inquiry)}/`;

/** The characters of a reference in an address. */
const referenceLength = 10;

/** The reference with which the token of a visitor's page begins. */
export const referenceIn = (token: string): string => token.slice(0, referenceLength);

/** The keys whose pages still work: what a visitor was given lives through one change, since it shows nothing of his. */
const keysOf = ({ current, previous }: LinkKeys): string[] => [
  current,
  ...(previous === null ? [] : [previous]),
];

export const isPageToken = (keys: LinkKeys, inquiry: Linked, token: string): boolean =>
  keysOf(keys).some((key) => isSame(token, pageToken(key, inquiry)));

/** What the browser that sent an inquiry can prove it by, until a time in milliseconds. */
export const senderProof = (key: string, { id, linkN }: Linked, until: number): string =>
  `${until}.${tokenOf(key, 'sender', id, linkN, until)}`;

export function isSenderProof(keys: LinkKeys, inquiry: Linked, proof: string, now: number): boolean {
  const until = Number.parseInt(proof, 10);
  return until >= now && keysOf(keys).some((key) => isSame(proof, senderProof(key, inquiry, until)));
}
