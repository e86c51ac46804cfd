import { sqlitePath } from '../../store/openStore.ts';
import type { Mailbox } from '../mail/compose.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { LinksOf } from '../mailLinks.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';
import { alertTasks } from './alertTasks.ts';
import { createAlerts } from './alerts.ts';
import { backupTasks } from './backupTasks.ts';
import { digestTasks } from './digestTasks.ts';
import { createHeartbeat } from './heartbeat.ts';
import { newDatabaseTasks } from './newDatabaseTasks.ts';
import { readMailbox } from '../mail/compose.ts';
import { reminderTasks } from '../reminders/reminders.ts';
import { promiseTasks } from './promiseTasks.ts';
import { purgeTasks } from './purgeTasks.ts';
import { storageTasks, toldFrom } from './storageTasks.ts';
import { createUpkeep } from './upkeep.ts';

interface UpkeepParts extends Pick<DeliveryOptions, 'store' | 'config' | 'log' | 'metrics' | 'now'> {
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
  mailer: Mailer;
  from: Mailbox;
  to: Mailbox;
  brand: string;
  troubles: () => readonly Trouble[];
  linksOf: LinksOf;
  /** Deletes mail files written before this time; null when mails are not files. */
  purgeFiles: ((before: number) => Promise<void>) | null;
}

/** The periodic tasks, each done by one of all instances: alerts, the daily digest of suspects, the purge, copies,
 * reminders, and what promises come to. */
export function startUpkeep(options: UpkeepParts) {
  const { config, log, purgeFiles } = options;
  const alerts = createAlerts({ ...options, webhook: config.alertWebhook });
  const parts = { ...options, alerts };
  const { backup, retentionDays, storageLimitBytes, reminders: plan } = config;
  const escalateTo = config.escalateTo === null ? options.to : readMailbox(config.escalateTo);
  // At a first start the sales inbox is none to be told.
  const isWatched = config.alertTo !== null || config.alertWebhook !== null;
  const tasks = [
    ...(isWatched ? [newDatabaseTasks(parts)] : []),
    alertTasks(parts),
    storageTasks(parts, storageLimitBytes),
    digestTasks(parts),
    purgeTasks({ ...parts, retentionDays, purgeFiles, onLeap: (leapMs) => upkeep.noteLeap(leapMs) }),
    ...(backup ? [backupTasks(parts, sqlitePath(config.databaseUrl), backup)] : []),
    ...(config.metricsPort === null ? [] : [promiseTasks(parts)]),
    // A relay that is silent keeps nothing but these waiting.
    ...(plan ? [reminderTasks({ ...parts, escalateTo, plan })] : []),
  ];
  const heartbeat = config.heartbeatUrl === null ? null : createHeartbeat(config.heartbeatUrl, log);
  const upkeep = createUpkeep({ ...parts, heartbeat, tasks, closeTo: toldFrom(storageLimitBytes) });
  return upkeep;
}
