import { Webhook } from 'standardwebhooks';

/** Where webhooks are posted, and the key that they are signed with. */
export interface WebhookTarget {
  url: string;
  secret: string;
}

/** One post of the Standard Webhooks specification, signed for now (milliseconds since the epoch); redirects are not followed. */
export function createPost({ url, secret }: WebhookTarget, now: () => number, timeoutMs: number) {
  const signer = new Webhook(secret);
  return (id: string, body: string): Promise<Response> => {
    const at = new Date(now());
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signer.sign(id, at, body),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    return fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  };
}
