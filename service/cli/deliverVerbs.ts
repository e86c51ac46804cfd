import { channelsOf } from '../delivery/channels.ts';
import { noteAct, print, required } from './context.ts';
import type { StoreVerb } from './context.ts';
import { findInquiry } from './find.ts';

/** Those that say what becomes of inquiries. */
export const deliverVerbs: Readonly<Record<string, StoreVerb>> = {
  async redeliver(store, context) {
    const { config, given, now } = context;
    if (given.parked) {
      const count = await store.redeliverParked(now);
      await noteAct(store, context, `redeliver --parked: ${count} deliveries`);
      return print(`Deliveries that the service makes again: ${count}\n`);
    }
    const { id, suspicion } = await findInquiry(store, required(given.argument, 'The ID'));
    if (suspicion !== null) throw new Error(`${id} is a suspect: deliver it with genuine ${id}.`);
    await store.redeliver(id, { now, channels: channelsOf(config) });
    await noteAct(store, context, `redeliver ${id}`);
    await print(`${id} is delivered again by the service within seconds.\n`);
  },

  async genuine(store, context) {
    const { config, given, now } = context;
    const { id } = await findInquiry(store, required(given.argument, 'The ID'));
    if (!(await store.makeGenuine(id, { now, channels: channelsOf(config) }))) {
      throw new Error(`${id} is no suspect.`);
    }
    await noteAct(store, context, `genuine ${id}`);
    await print(`${id} is delivered by the service within seconds.\n`);
  },

  async dismiss(store, context) {
    const { given, now } = context;
    const name = given.suspects ? null : required(given.argument, 'The ID');
    const id = name === null ? null : (await findInquiry(store, name)).id;
    const count = await store.dismiss(id, now);
    if (id !== null && count === 0) throw new Error(`${id} is no suspect that waits for somebody to look.`);
    await noteAct(store, context, id === null ? `dismiss --suspects: ${count} inquiries` : `dismiss ${id}`);
    await print(`Suspects that may be deleted 30 days after they came: ${count}\n`);
  },
};
