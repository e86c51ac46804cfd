import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs, minuteMs } from '../../lib/durations.ts';
import { isToken, newToken } from './secrets.ts';

/** How long a browser that was signed in keeps its own allowance. */
const deviceSeconds = (180 * dayMs) / 1000;
/** As long as what was asked for may be good, and a little longer, to be told that it is not any more. */
const holderSeconds = (30 * minuteMs) / 1000;

/**
 * The desk's cookies. Their prefix has browsers take them from this host alone and over https. On loopback over http they
 * have none: Safari would not take them.
 */
export function createCookies(deskUrl: string) {
  const secure = deskUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const [holder, device] = [`${prefix}desk-asked`, `${prefix}desk-device`];
  // Lax, as Strict would show the page of sign-in to whoever comes from a mail.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const holderOf = ({ cookies }: FastifyRequest): string | null => {
    const found = cookies[holder];
    return isToken(found) ? found : null;
  };

  return {
    ...{ prefix, options, session: `${prefix}desk` },
    /** The secret that binds a code to the browser that asked for it; null where none was asked for. */
    holderOf,
    /** The same, made and kept where there is none. */
    keepHolder(request: FastifyRequest, reply: FastifyReply): string {
      const secret = holderOf(request) ?? newToken();
      reply.setCookie(holder, secret, { ...options, maxAge: holderSeconds });
      return secret;
    },
    forgetHolder: (reply: FastifyReply): FastifyReply => reply.clearCookie(holder, options),
    deviceOf: ({ cookies }: FastifyRequest): string | undefined => cookies[device],
    keepDevice: (reply: FastifyReply, value: string): FastifyReply =>
      reply.setCookie(device, value, { ...options, maxAge: deviceSeconds }),
  };
}

export type CookieKit = ReturnType<typeof createCookies>;
