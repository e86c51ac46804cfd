import * as v from 'valibot';
import { hourMs } from '../lib/durations.ts';
import type { CopyPlan } from '../operation/copies.ts';
import { masked } from './masked.ts';
import { isSettingName, settings } from './settings.ts';
import type { SettingName } from './settings.ts';

/** The settings of a running service; null where an optional one is unset. */
export interface Config {
  /** 0 is any free port. */
  port: number;
  host: string;
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  databaseUrl: string;
  /** Whether the service creates a database that is not there. */
  createDatabase: boolean;
  smtpUrl: string | null;
  /** These three are null if the addresses in the content apply. */
  mailFrom: string | null;
  mailTo: string | null;
  alertTo: string | null;
  webhook: { url: string; secret: string } | null;
  /** The second channel for alerts. */
  alertWebhook: { url: string; secret: string } | null;
  /** Called while deliveries work. */
  heartbeatUrl: string | null;
  /** How the SQLite file is copied; null if it is not. */
  backup: CopyPlan | null;
  /** Networks in CIDR notation. */
  trustedProxies: readonly string[];
  rateLimitPerMinute: number;
  storageLimitBytes: number;
  retentionDays: number;
  /** How long after an inquiry its reply is due. */
  promiseMs: number;
  /** When people are reminded of a reply; null if nobody ever is. */
  reminders: {
    /** Hours after an inquiry came. */
    hours: readonly number[];
    /** A night in a place, in minutes from midnight by its clocks. */
    quiet: { from: number; to: number; zone: string } | null;
  } | null;
  /** Who hears when a reply is due; null if whoever gets alerts does. */
  escalateTo: string | null;
  /** The desk: who may sign in, each address in one spelling, and its origin; null if there is none. */
  desk: { users: readonly string[]; url: string } | null;
  autoReply: boolean;
  metricsPort: number | null;
  logLevel: string;
}

/** A wrong setting. The message is the one line to show: its name, the value, and what is accepted. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** The value, safe to show: on one line, with passwords and secrets masked. */
function shown(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return '***';
  return JSON.stringify(masked(value));
}

function wrong(name: SettingName, value: string | undefined): WrongSetting {
  const { takes } = v.getMetadata(settings.entries[name]);
  const got = value === undefined || value === '' ? 'nothing' : shown(name, value);
  return new WrongSetting(`${name}: got ${got}, takes ${takes}`);
}

/**
 * Reads the settings of the service from the environment; an empty value counts as unset.
 * @throws {WrongSetting} at the first wrong one.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(settings, given, { abortEarly: true });
  if (!result.success) {
    const name = result.issues[0].path?.[0]?.key;
    if (!isSettingName(name)) throw new Error('a rule of the settings names no setting');
    throw wrong(name, env[name]);
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, ...values } = result.output;
  if (url !== undefined && secret === undefined) throw wrong('WEBHOOK_SECRET', undefined);
  const {
    ALERT_WEBHOOK_URL: alertUrl,
    ALERT_WEBHOOK_SECRET: alertSecret = secret,
    BACKUP_DIR: folder,
  } = values;
  if (alertUrl !== undefined && alertSecret === undefined) throw wrong('ALERT_WEBHOOK_SECRET', undefined);
  if (folder !== undefined && !values.DATABASE_URL.startsWith('file:')) throw wrong('BACKUP_DIR', folder);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const deskUrl = values.DESK_URL ?? values.SERVICE_URL ?? siteUrl;
  // Its cookies are sent on https only, and on loopback.
  if (values.DESK_USERS && !v.is(settings.entries.DESK_URL, deskUrl)) throw wrong('DESK_URL', deskUrl);
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    databaseUrl: values.DATABASE_URL,
    createDatabase: values.CREATE_DATABASE,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    mailTo: values.MAIL_TO ?? null,
    alertTo: values.ALERT_TO ?? null,
    webhook: url !== undefined && secret !== undefined ? { url, secret } : null,
    alertWebhook:
      alertUrl !== undefined && alertSecret !== undefined ? { url: alertUrl, secret: alertSecret } : null,
    heartbeatUrl: values.HEARTBEAT_URL ?? null,
    backup: folder === undefined ? null : { folder, everyMs: values.BACKUP_EVERY, keep: values.BACKUP_KEEP },
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    storageLimitBytes: values.STORAGE_LIMIT_MB * 1e6,
    retentionDays: values.RETENTION_DAYS,
    promiseMs: values.PROMISE_HOURS * hourMs,
    reminders: values.REMIND_AT && { hours: values.REMIND_AT, quiet: values.QUIET_HOURS ?? null },
    escalateTo: values.ESCALATE_TO ?? null,
    desk: values.DESK_USERS ? { users: values.DESK_USERS, url: deskUrl } : null,
    autoReply: values.AUTO_REPLY,
    metricsPort: values.METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}
