import { findErrors } from '../../contract/inquiry.ts';
import type { Inquiry } from '../../contract/inquiry.ts';
import { channelsOf } from '../delivery/channels.ts';
import type { AppParts } from '../http/appParts.ts';
import type { Config } from '../settings/config.ts';
import { Problem, tooMany } from '../http/problem.ts';
import type { Suspicion } from '../store/Store.ts';
import { digestOf, formKey, headerKey } from './fields.ts';
import type { StorageQuota } from './storageQuota.ts';
import { createSurgeWatch } from './suspicion.ts';
import { uuid7 } from './uuid.ts';
import { dayMs } from '../lib/durations.ts';
import { newSalt, salted } from '../lib/salted.ts';

/** An inquiry as it came, its keys, types and characters checked. */
export interface SentInquiry {
  fields: Inquiry;
  /** ISO code of the country whose dial code was chosen; null where the form does not say it. */
  countryCode: string | null;
  /** The sender's network address, IPv6 cut to its /64. */
  address: string;
  /** Posts from there in the last hour, this one included, or one address's share of its network's. */
  thisHour: number;
  /** The client's `Idempotency-Key`, if it sent one. */
  key: string | null;
  /** Posted by a form without JavaScript. */
  form: boolean;
  suspicion: Suspicion | null;
}

export interface ReceiverParts extends Pick<
  AppParts,
  'store' | 'serviceFile' | 'metrics' | 'now' | 'onStored'
> {
  quota: StorageQuota;
}

export interface Receipt {
  id: string;
  linkN: number;
  /** The same came before: `id` is the first one's. */
  repeated: boolean;
}

/** After so long somebody has looked, or something old was purged. */
const fullForSeconds = 3_600;
/** One address raises the count of a surge so often an hour, its network four times as often. */
const surgeShare = 5;

/** Names an address until the end of the day; nobody can undo it, as the salt is never written down. */
function createClientTag(now: () => number): (address: string) => string {
  let salt = newSalt();
  let day = 0;
  return (address) => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) [day, salt] = [today, newSalt()];
    return salted(salt, address);
  };
}

const repeatKey = ({ key, form, address }: SentInquiry, digest: string) => {
  if (key !== null) return { key: headerKey(key), windowMs: null };
  return form ? { key: formKey(digest, address), windowMs: dayMs } : null;
};

/**
 * What an inquiry goes through: the rules, the suspicions, the store. Resolves once it is on disk.
 * The function throws a {@link Problem} for a broken rule, and what the store throws.
 */
export function createReceiver(
  config: Config,
  parts: ReceiverParts,
): (sent: SentInquiry) => Promise<Receipt> {
  const { store, serviceFile, metrics, now, onStored, quota } = parts;
  const dialCodes = new Set(serviceFile.dialCodes);
  const clientTag = createClientTag(now);
  const surge = createSurgeWatch(store, now);
  const channels = channelsOf(config);
  const full = `No more inquiries can be kept for now: write to ${serviceFile.mail.to}.`;

  return async (sent) => {
    const { fields, countryCode, form } = sent;
    const lettersOnlyName = form && fields.pathName === serviceFile.form.page;
    const errors = findErrors(fields, { dialCodes, lettersOnlyName });
    if (Object.keys(errors).length > 0) throw new Problem(422, { reason: 'invalid', errors });

    if (!quota.hasRoom()) throw tooMany('full', full, fullForSeconds);

    const receivedAt = now();
    const digest = digestOf(fields);
    const suspicion = sent.suspicion ?? (surge.isOn() ? 'surge' : null);
    const started = performance.now();
    const result = await store.put({
      id: uuid7(receivedAt),
      receivedAt,
      dueAt: receivedAt + config.promiseMs,
      fields,
      countryCode,
      digest,
      repeat: repeatKey(sent, digest),
      suspicion,
      client: clientTag(sent.address),
      channels: suspicion ? [] : channels,
    });
    metrics.observePut(performance.now() - started);

    if (result.outcome === 'conflict') {
      throw new Problem(422, {
        reason: 'invalid',
        detail: 'This Idempotency-Key came before with other content.',
      });
    }
    const { id, linkN, outcome } = result;
    if (outcome === 'stored') {
      metrics.countStored(suspicion);
      quota.add(Object.values(fields).join('').length);
    } else {
      metrics.countRepeated();
    }
    if (outcome === 'repeated') return { id, linkN, repeated: true };
    // Suspects of another kind, or many from one address or network, make nobody else suspect. The answer does not wait
    // for this count: it concerns the inquiries after this one.
    if (sent.suspicion === null && sent.thisHour <= surgeShare) {
      surge.count().catch(() => metrics.countLimiterFailure());
    }
    if (!suspicion) onStored();
    return { id, linkN, repeated: outcome === 'cleared' };
  };
}
