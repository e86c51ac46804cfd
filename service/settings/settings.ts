import { isIP } from 'node:net';
import * as v from 'valibot';
import { buildSettings } from '../../contract/buildSettings.ts';
import { isEmailAddress } from '../../contract/email.ts';
import { dayMs, hourMs, minuteMs, mostPromiseHours } from '../lib/durations.ts';
import { emailKey } from '../store/emailKey.ts';
import { isLoopback } from './loopback.ts';
import { networks } from './networks.ts';

const text = (isRight: (value: string) => boolean) => v.pipe(v.string(), v.check(isRight));

const isUrl =
  (...protocols: readonly string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isWebUrl = isUrl('http:', 'https:');

/** An address to which personal data or keys are sent: encrypted unless on loopback, and without a password. */
function isSafeUrl(value: string): boolean {
  if (!isWebUrl(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '' && (url.protocol === 'https:' || isLoopback(url));
}

/** A file on disk; a database in memory, however it is spelled, would be lost with the process. */
const isFile = (value: string) => /^file:[^?#]+$/.test(value) && !value.includes(':memory:');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max),
    v.transform(Number),
  );

const port = wholeNumber(0, 65_535);
const count = wholeNumber(1, 1_000_000);
/** An address or a name; a name has more than digits and dots. */
const isHost = (value: string) => isIP(value) > 0 || (/^[\w.-]+$/.test(value) && /[^\d.]/.test(value));
/** Needs a server, or the folder of its socket, and the name of a database. */
function isPostgres(value: string): boolean {
  if (!isUrl('postgres:', 'postgresql:')(value)) return false;
  const { hostname, pathname, searchParams } = new URL(value);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}
const mailbox = text((value) => isEmailAddress(/^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value));
const database = text((value) => isFile(value) || isPostgres(value));
/** Addresses, each in one spelling. */
const mailboxes = v.pipe(
  text((value) => value.split(',').every((address) => isEmailAddress(address.trim()))),
  v.transform((value) => [...new Set(value.split(',').map(emailKey))]),
);
/** An origin that nobody listens to on the way. */
const isSafeOrigin = (value: string) => isSafeUrl(value) && new URL(value).origin === value;
const secret = text((value) => {
  const encoded = value.replace(/^whsec_/, '');
  const { length } = Buffer.from(encoded, 'base64');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && length >= 24 && length <= 64;
});
const unitMs: Readonly<Record<string, number>> = { m: minuteMs, h: hourMs, d: dayMs };
const span = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}[mhd]$/),
  v.transform((value) => Number.parseInt(value, 10) * (unitMs[value.slice(-1)] ?? Number.NaN)),
);
const remindAt = v.pipe(
  v.string(),
  v.regex(/^(?:off|[1-9]\d{0,2}(?:,[1-9]\d{0,2}){0,9})$/),
  v.transform((value) => (value === 'off' ? null : value.split(',').map(Number))),
);

/** Whether there is a time zone of that name. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day of `22:00`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const quietHours = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d [\w+/-]+$/),
  v.check((value) => isZone(value.slice(12)) && value.slice(0, 5) !== value.slice(6, 11)),
  v.transform((value) => ({
    ...{ from: minuteOf(value.slice(0, 5)), to: minuteOf(value.slice(6, 11)), zone: value.slice(12) },
  })),
);
const onOff = v.pipe(
  text((value) => value === 'on' || value === 'off'),
  v.transform((value) => value === 'on'),
);

const takes = {
  port: 'a port number from 0 to 65535; 0 is any free one',
  count: 'a whole number from 1 to 1000000',
  mailbox: 'one e-mail address, or NAME <ADDRESS>',
  lookUp: 'a path of this site, or an http:// or https:// address',
  safeUrl: 'an https:// address without user and password; http:// on loopback only',
  secret: 'whsec_ and 24 to 64 bytes in base64',
};

/** A setting, with what docs/settings.md and the error message say about it. */
const setting = <Schema extends v.GenericSchema<string | undefined, unknown>>(
  schema: Schema,
  meaning: string,
  takes: string,
  unset = 'unset',
) => v.pipe(schema, v.metadata({ meaning, takes, unset }));

/** Every setting of the service and the build: check, type, default, meaning. */
export const settings = v.object({
  PORT: setting(v.optional(port, '3000'), 'port that the service listens on', takes.port),
  HOST: setting(
    v.optional(text(isHost), '127.0.0.1'),
    'address that the service listens on',
    'an address or host name of this machine',
  ),
  SITE_URL: setting(
    buildSettings.SITE_URL,
    'canonical origin of the site; the build reads it too',
    'an http:// or https:// origin without a slash at the end',
    '`http://localhost:PORT`',
  ),
  CONTENT_DIR: setting(
    buildSettings.CONTENT_DIR,
    'words and pictures of the site; the build reads it',
    'the path of a folder',
  ),
  DATABASE_URL: setting(
    v.optional(database, 'file:data/inquiries.db'),
    'where inquiries are kept',
    'file:PATH of an SQLite file, or postgres://USER:PASSWORD@HOST/DATABASE',
  ),
  CREATE_DATABASE: setting(
    v.optional(onOff, 'on'),
    'whether a database that is not there is created; off once there is one that must never be missed',
    'on or off',
  ),
  SMTP_URL: setting(
    v.optional(text(isUrl('smtp:', 'smtps:'))),
    'mail relay, STARTTLS required except on loopback; unset, each message is written to `data/mail/`',
    'smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT',
  ),
  MAIL_FROM: setting(v.optional(mailbox), 'sender of the mails', takes.mailbox, 'from the content'),
  MAIL_TO: setting(v.optional(mailbox), 'sales inbox', takes.mailbox, 'from the content'),
  WEBHOOK_URL: setting(
    v.optional(text(isSafeUrl)),
    'CRM or chat that gets each inquiry by Standard Webhooks',
    takes.safeUrl,
  ),
  WEBHOOK_SECRET: setting(
    v.optional(secret),
    'key that webhooks are signed with',
    `${takes.secret}; needed with WEBHOOK_URL`,
  ),
  TRUSTED_PROXIES: setting(
    v.optional(networks, ''),
    'only these may say who the client is',
    'a list of networks such as 10.0.0.0/8,2001:db8::/32, none wider than /8 (IPv6: /7)',
    'none',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    v.optional(count, '20'),
    'inquiries a minute from one address (IPv6: one /64); 5 times as many an hour, 15 times a day',
    takes.count,
  ),
  STORAGE_LIMIT_MB: setting(
    v.optional(count, '1000'),
    'megabytes that inquiries may take on disk; beyond it they are refused with the sales address',
    takes.count,
  ),
  RETENTION_DAYS: setting(
    v.optional(count, '365'),
    'answered inquiries older than this many days are purged',
    takes.count,
  ),
  PROMISE_HOURS: setting(
    v.optional(wholeNumber(1, mostPromiseHours), '24'),
    'hours within which a reply is promised; each inquiry keeps what was promised when it came',
    'a whole number from 1 to 1000',
  ),
  REMIND_AT: setting(
    v.optional(remindAt, '18,23'),
    'hours after which whoever has an inquiry and `ALERT_TO` are reminded of the reply; off: nobody ever is',
    'whole hours such as 18,23, or off',
  ),
  QUIET_HOURS: setting(
    v.optional(quietHours),
    'a night in which nobody is reminded: what falls into it comes the evening before',
    'two times and a time zone such as 22:00-07:00 America/Vancouver',
  ),
  ESCALATE_TO: setting(v.optional(mailbox), 'who hears when a reply is due', takes.mailbox, '`ALERT_TO`'),
  DESK_USERS: setting(
    v.optional(mailboxes),
    'who may sign in at the desk, `/desk/`; unset, there is none; whoever is taken off is out once all instances are started again',
    'e-mail addresses such as ada@agency.example,bob@agency.example',
  ),
  DESK_URL: setting(
    v.optional(text(isSafeOrigin)),
    'origin of the desk, where it has a host name of its own',
    'an https:// origin without a slash at the end; http:// on loopback only',
    '`SERVICE_URL`, or `SITE_URL`',
  ),
  ALERT_TO: setting(
    v.optional(mailbox),
    'who hears of undelivered mail, parked deliveries and surges',
    takes.mailbox,
    '`MAIL_TO`',
  ),
  ALERT_WEBHOOK_URL: setting(
    v.optional(text(isSafeUrl)),
    'a second way for alerts, by Standard Webhooks, for when mail is what does not work',
    takes.safeUrl,
  ),
  ALERT_WEBHOOK_SECRET: setting(
    v.optional(secret),
    'key that alerts are signed with',
    `${takes.secret}; needed with ALERT_WEBHOOK_URL unless WEBHOOK_SECRET is set`,
    '`WEBHOOK_SECRET`',
  ),
  HEARTBEAT_URL: setting(
    v.optional(text(isSafeUrl)),
    'called once a minute while deliveries work: a monitor tells when the calls end',
    takes.safeUrl,
  ),
  BACKUP_DIR: setting(
    v.optional(v.string()),
    'folder for copies of the SQLite file, made and checked while the service runs',
    'the path of a folder; with an SQLite DATABASE_URL only',
  ),
  BACKUP_EVERY: setting(
    v.optional(span, '1d'),
    'how often a copy is made',
    'minutes, hours or days such as 30m, 6h or 1d',
  ),
  BACKUP_KEEP: setting(v.optional(count, '14'), 'how many copies stay', takes.count),
  AUTO_REPLY: setting(v.optional(onOff, 'off'), 'a fixed acknowledgement to the visitor', 'on or off'),
  METRICS_PORT: setting(v.optional(port), 'Prometheus metrics on loopback, when set', takes.port),
  IP_LOOKUP_URL: setting(
    buildSettings.IP_LOOKUP_URL,
    "the pop-up's look-up of the visitor's address; the build reads it",
    takes.lookUp,
  ),
  GEOLOCATION_URL: setting(
    buildSettings.GEOLOCATION_URL,
    "the pop-up's look-up of an address's country; the build reads it",
    takes.lookUp,
  ),
  HSTS_SUBDOMAINS: setting(
    buildSettings.HSTS_SUBDOMAINS,
    'browsers ask every subdomain by https only, too; the build reads it',
    'on or off',
  ),
  CSP_REPORT_URL: setting(
    buildSettings.CSP_REPORT_URL,
    'where browsers report what the content security policy stopped; the build reads it',
    takes.lookUp,
  ),
  SERVICE_URL: setting(
    buildSettings.SERVICE_URL,
    'origin that a static host sends `/api/` on to: see docs/hosting.md; the build reads it',
    'an http:// or https:// origin without a slash at the end',
  ),
  PREVIEW: setting(
    buildSettings.PREVIEW,
    'a draft: search engines are told to list nothing of it; the build reads it',
    'on or off',
  ),
  LOG_LEVEL: setting(
    v.optional(
      text((value) => logLevels.includes(value)),
      'info',
    ),
    'least important level that is logged',
    logLevels.join(', '),
  ),
});

export type SettingName = keyof typeof settings.entries;

export const isSettingName = (name: unknown): name is SettingName =>
  typeof name === 'string' && Object.hasOwn(settings.entries, name);
