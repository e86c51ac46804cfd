import { referenceOf } from '../delivery/reference.ts';
import { newSalt } from '../lib/salted.ts';
import { noteAct, print, required } from './context.ts';
import type { StoreVerb } from './context.ts';
import { findInquiry } from './find.ts';

/** Those that end links which somebody has who should not. */
export const linkVerbs: Readonly<Record<string, StoreVerb>> = {
  async 'new-links'(store, context) {
    const { given } = context;
    if (given.all) {
      await store.renewLinkKey(newSalt());
      await noteAct(store, context, 'new-links --all');
      return print(
        'No link in a mail that was sent works any more; mails from now on have new ones. The pages of visitors work\n' +
          'until this is done again: do it twice when the key itself was seen.\n',
      );
    }
    const { id } = await findInquiry(store, required(given.argument, 'The REF'));
    if (!(await store.endLinks(id))) throw new Error(`${referenceOf(id)} was just deleted.`);
    await noteAct(store, context, `new-links ${id}`);
    await print(
      `The links of ${referenceOf(id)} work no more, nor does its visitor's page; its next mail has new ones.\n`,
    );
  },
};
