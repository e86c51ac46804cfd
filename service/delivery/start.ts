import { createAutoReply } from './mail/autoReply.ts';
import { readMailbox } from './mail/compose.ts';
import { createFileMailer } from './mail/fileMailer.ts';
import { eraseMails, mailFolderOf, purgeMails } from './mail/mailFolder.ts';
import { createCorrectionSender } from './mail/correctionSender.ts';
import { createMailSender } from './mail/mailSender.ts';
import { createSmtpMailer } from './mail/smtpMailer.ts';
import { createMailLinks, createVisitorPages } from './mailLinks.ts';
import { createQueue } from './queue.ts';
import type { LeasedDelivery } from '../store/Store.ts';
import type { DeliveryOptions } from './types.ts';
import { startUpkeep } from './upkeep/start.ts';
import { createWebhookSender } from './webhookSender.ts';

/** How often the queues look for deliveries that have come due, in milliseconds. */
const tickMs = 5_000;
/** How long the current attempt may take at shutdown, in milliseconds. */
const stopMs = 6_000;

/** The deliveries of one instance, driven by `tick`; the timer is added below. */
export function createDelivery(options: DeliveryOptions) {
  const { store, config, serviceFile, log, metrics, now, steady = () => performance.now() } = options;
  const from = readMailbox(config.mailFrom ?? serviceFile.mail.from);
  const to = readMailbox(config.mailTo ?? serviceFile.mail.to);
  const alertTo = config.alertTo === null ? to : readMailbox(config.alertTo);
  const folder = mailFolderOf(config.databaseUrl);
  const openMailer = () =>
    config.smtpUrl === null ? createFileMailer(folder) : createSmtpMailer(config.smtpUrl, log);
  const mailer = openMailer();
  if (config.smtpUrl === null) log.info({}, 'SMTP_URL is unset: each message is written to a file in mail/');

  const parts = { ...options, steady };
  const own = [from, to, alertTo];
  const pageOf = createVisitorPages({ store, siteUrl: config.siteUrl });
  const words = serviceFile.autoReply;
  const acknowledge = createAutoReply({ store, log, now, mailer, from, own, words, pageOf });
  const linksOf = createMailLinks({ store, siteUrl: config.siteUrl, now });
  const onDelivered = config.autoReply ? { onDelivered: acknowledge } : {};
  /** An inquiry that was erased while its mail was being written takes the mail file with it. */
  async function eraseMail({ inquiry: { id } }: LeasedDelivery): Promise<void> {
    if (config.smtpUrl === null && !(await store.get(id))) await eraseMails(folder, [id]);
  }
  const queues = [
    createQueue({
      ...{ ...parts, ...onDelivered, onUnrecorded: eraseMail },
      sender: createMailSender(mailer, from, to, linksOf),
    }),
    createQueue({
      ...{ ...parts, ...onDelivered, onUnrecorded: eraseMail },
      sender: createCorrectionSender(openMailer(), from, to),
    }),
  ];
  if (config.webhook) {
    for (const channel of ['webhook', 'event'] as const) {
      queues.push(createQueue({ ...parts, sender: createWebhookSender(channel, config.webhook, now) }));
    }
  }
  const upkeep = startUpkeep({
    ...{ store, log, metrics, now, steady, config, from, to: alertTo },
    // Has a connection of its own, since closing it must not disturb the queue's mail.
    mailer: openMailer(),
    brand: serviceFile.brand,
    linksOf,
    troubles: () => queues.flatMap((queue) => queue.trouble() ?? []),
    purgeFiles: config.smtpUrl === null ? (before) => purgeMails(folder, before) : null,
  });

  return {
    /** Sends all that is due and does what upkeep is due; resolves once done. */
    async tick(): Promise<void> {
      await Promise.all([...queues.map((queue) => queue.drain()), upkeep.run()]);
    },
    /** Checks the queues now, without waiting for them. */
    wake(): void {
      for (const queue of queues) queue.wake();
    },
    /** Ends what is running, cuts it short after `withinMs`, and gives the leases back. */
    async stop(withinMs = stopMs): Promise<void> {
      await Promise.all([...queues.map((queue) => queue.stop(withinMs)), upkeep.stop(withinMs)]);
    },
  };
}

export interface Delivery {
  /** Ends within seconds; what is not sent stays in the store. */
  stop(): Promise<void>;
  /** An inquiry was stored: look at the queues now. */
  wake(): void;
}

/** Starts to deliver what the store holds, and the upkeep that goes with it. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const delivery = createDelivery(options);
  const timer = setInterval(() => void delivery.tick(), tickMs);
  void delivery.tick();
  return {
    async stop() {
      clearInterval(timer);
      await delivery.stop();
    },
    wake: delivery.wake,
  };
}
