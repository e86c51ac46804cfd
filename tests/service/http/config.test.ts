import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../service/settings/config.ts';

/** The line that wrong settings get. */
function lineFor(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('the settings were taken');
}

describe('the settings', () => {
  test('say how often copies are made in minutes, hours and days', () => {
    const backup = (BACKUP_EVERY: string) => readConfig({ BACKUP_DIR: 'copies', BACKUP_EVERY }).backup;
    expect(readConfig({ BACKUP_DIR: 'copies' }).backup).toEqual({
      folder: 'copies',
      everyMs: 86_400_000,
      keep: 14,
    });
    expect([backup('30m')?.everyMs, backup('6h')?.everyMs]).toEqual([1_800_000, 21_600_000]);
  });

  test('have defaults', () => {
    expect(readConfig({ SMTP_URL: '', TRUSTED_PROXIES: ' ' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      databaseUrl: 'file:data/inquiries.db',
      createDatabase: true,
      smtpUrl: null,
      mailFrom: null,
      mailTo: null,
      alertTo: null,
      webhook: null,
      alertWebhook: null,
      heartbeatUrl: null,
      backup: null,
      trustedProxies: [],
      rateLimitPerMinute: 20,
      storageLimitBytes: 1e9,
      reminders: { hours: [18, 23], quiet: null },
      escalateTo: null,
      promiseMs: 86_400_000,
      retentionDays: 365,
      autoReply: false,
      desk: null,
      metricsPort: null,
      logLevel: 'info',
    });
  });

  test('say who is of the desk, each in one spelling, and where it is', () => {
    const desk = (env: Record<string, string>) =>
      readConfig({ DESK_USERS: 'Ada@Agency.Example, bob@agency.example,ada@agency.example', ...env }).desk;
    expect(desk({})).toEqual({
      users: ['ada@agency.example', 'bob@agency.example'],
      url: 'http://localhost:3000',
    });
    const SITE_URL = 'https://agency.example';
    expect(desk({ SITE_URL })?.url).toBe(SITE_URL);
    expect(desk({ SITE_URL, SERVICE_URL: 'https://api.agency.example' })?.url).toBe(
      'https://api.agency.example',
    );
    expect(desk({ SITE_URL, DESK_URL: 'https://desk.agency.example' })?.url).toBe(
      'https://desk.agency.example',
    );
  });

  test('have no desk whose cookies anybody on the way could read', () => {
    const takes = 'takes an https:// origin without a slash at the end; http:// on loopback only';
    const DESK_USERS = 'ada@agency.example';
    const http = 'http://agency.example';
    expect(lineFor({ DESK_USERS, SITE_URL: http })).toBe(`DESK_URL: got "${http}", ${takes}`);
    expect(lineFor({ DESK_USERS, DESK_URL: http })).toBe(`DESK_URL: got "${http}", ${takes}`);
    expect(lineFor({ DESK_USERS, DESK_URL: 'https://desk.example/' })).toContain('DESK_URL: got');
    expect(readConfig({ SITE_URL: http }).desk).toBeNull();
    expect(lineFor({ DESK_USERS: 'ada' })).toMatch(/^DESK_USERS: got "ada", takes e-mail addresses/);
  });

  test('are taken as they are meant', () => {
    const secret = `whsec_${'a'.repeat(40)}`;
    const config = readConfig({
      PORT: '8080',
      SITE_URL: 'https://agency.example',
      DATABASE_URL: 'postgres://site:secret@db.example/site',
      MAIL_FROM: 'The Agency <site@agency.example>',
      WEBHOOK_URL: 'https://crm.example/hook',
      WEBHOOK_SECRET: secret,
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
      ALERT_WEBHOOK_URL: 'http://127.0.0.1:9093/alerts',
      AUTO_REPLY: 'on',
      METRICS_PORT: '9100',
      PROMISE_HOURS: '12',
      REMIND_AT: '6,11',
      QUIET_HOURS: '22:00-07:30 Asia/Kolkata',
      ESCALATE_TO: 'boss@agency.example',
    });
    expect(config).toMatchObject({
      port: 8080,
      siteUrl: 'https://agency.example',
      mailFrom: 'The Agency <site@agency.example>',
      webhook: { url: 'https://crm.example/hook', secret },
      alertWebhook: { url: 'http://127.0.0.1:9093/alerts', secret },
      trustedProxies: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      autoReply: true,
      metricsPort: 9100,
      promiseMs: 12 * 3_600_000,
      reminders: { hours: [6, 11], quiet: { from: 1320, to: 450, zone: 'Asia/Kolkata' } },
      escalateTo: 'boss@agency.example',
    });
  });

  test.each([
    ...['::/0', '0.0.0.0/1,128.0.0.0/1', '10.0.0.0/8,::/1,8000::/1', '::ffff:0:0/96', '::ffff:0.0.0.0/97'],
    ...['0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2', '0::0/000'],
  ])('take %s for no list of proxies: it is everybody', (TRUSTED_PROXIES) => {
    expect(lineFor({ TRUSTED_PROXIES })).toMatch(/^TRUSTED_PROXIES: got "[^\n]+", takes [^\n]+$/);
  });

  test.each([
    ...['10.0.0.0/8', 'fc00::/7', '::ffff:10.0.0.0/104', '192.0.2.1'].map((value) => ({
      TRUSTED_PROXIES: value,
    })),
    ...['0.0.0.0', '::', '::1', 'localhost', 'site-1.internal', '10.example'].map((HOST) => ({ HOST })),
    ...['postgres:///site?host=/run/postgresql', 'postgresql://a@%2Frun%2Fpostgresql/site'].map(
      (DATABASE_URL) => ({ DATABASE_URL }),
    ),
  ])('take %j', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: got "eighty", takes a port number from 0 to 65535/],
    [{ PORT: '65536' }, /^PORT: /],
    [{ HOST: 'a b' }, /^HOST: /],
    [{ HOST: '999.1.1.1' }, /^HOST: got "999\.1\.1\.1", takes an address or host name/],
    [{ HOST: '1:2' }, /^HOST: /],
    [{ SITE_URL: 'https://agency.example/' }, /^SITE_URL: got /],
    [{ SITE_URL: 'agency.example' }, /^SITE_URL: got /],
    [
      { DATABASE_URL: 'mysql://site:pa:ss@word@db.example/x?password=hush' },
      /^DATABASE_URL: got "mysql:\/\/site:\*\*\*@db\.example\/x\?password=\*\*\*", takes file:PATH/,
    ],
    [
      { SMTP_URL: 'http://user:hush@mail.example' },
      /^SMTP_URL: got "http:\/\/user:\*\*\*@mail.example", takes smtp/,
    ],
    [{ MAIL_TO: 'one@agency.example, two@agency.example' }, /^MAIL_TO: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES: got "10\.0\.0\.0\/33", takes a list/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,everybody' }, /^TRUSTED_PROXIES: /],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES: got "0\.0\.0\.0\/0", takes .* none wider than \/8/],
    [{ WEBHOOK_URL: 'https://crm.example' }, /^WEBHOOK_SECRET: got nothing, takes whsec_/],
    [{ WEBHOOK_URL: 'http://crm.example/hook' }, /^WEBHOOK_URL: .* takes an https:\/\/ address without user/],
    [{ WEBHOOK_URL: 'https://site:hush@crm.example/hook' }, /^WEBHOOK_URL: got "https:\/\/site:\*\*\*@crm/],
    [{ ALERT_WEBHOOK_URL: 'https://chat.example' }, /^ALERT_WEBHOOK_SECRET: got nothing, takes whsec_/],
    [{ ALERT_WEBHOOK_URL: 'http://chat.example' }, /^ALERT_WEBHOOK_URL: /],
    [{ HEARTBEAT_URL: 'http://monitor.example/ping' }, /^HEARTBEAT_URL: /],
    [
      { BACKUP_DIR: 'copies', DATABASE_URL: 'postgres://a@b/c' },
      /^BACKUP_DIR: .*with an SQLite DATABASE_URL only/,
    ],
    [{ BACKUP_EVERY: '1 day' }, /^BACKUP_EVERY: got "1 day", takes minutes, hours or days such as 30m/],
    [{ DATABASE_URL: 'file::memory:' }, /^DATABASE_URL: got "file::memory:", takes file:PATH/],
    [{ DATABASE_URL: 'file:/data/x.db?mode=memory' }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL: got "postgres:\/\/", takes file:PATH .* or postgres:/],
    [{ DATABASE_URL: 'postgres:///site' }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://db.example' }, /^DATABASE_URL: /],
    [{ WEBHOOK_SECRET: 'hush' }, /^WEBHOOK_SECRET: got \*\*\*, takes whsec_/],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, /^RATE_LIMIT_PER_MINUTE: got "0", takes a whole number/],
    [{ RETENTION_DAYS: '1.5' }, /^RETENTION_DAYS: /],
    [{ PROMISE_HOURS: '0' }, /^PROMISE_HOURS: got "0", takes a whole number/],
    [{ REMIND_AT: '18 and 23' }, /^REMIND_AT: got "18 and 23", takes whole hours/],
    [{ REMIND_AT: '0' }, /^REMIND_AT: /],
    [{ QUIET_HOURS: '22:00-07:00' }, /^QUIET_HOURS: .* takes two times and a time zone/],
    [{ QUIET_HOURS: '22:00-07:00 Mars/Olympus' }, /^QUIET_HOURS: /],
    [{ QUIET_HOURS: '07:00-07:00 Europe/Berlin' }, /^QUIET_HOURS: /],
    [{ QUIET_HOURS: '25:00-07:00 Europe/Berlin' }, /^QUIET_HOURS: /],
    [{ AUTO_REPLY: 'yes\nplease' }, /^AUTO_REPLY: got "yes\\nplease", takes on or off$/],
    [{ IP_LOOKUP_URL: '//evil.example' }, /^IP_LOOKUP_URL: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: got "loud", takes fatal, error/],
  ])('%j gets one line that shows no password', (env, line) => {
    const shown = lineFor(env);
    expect(shown).toMatch(line);
    expect(shown).not.toMatch(/\n|hush|pa:ss|word@/);
  });
});
