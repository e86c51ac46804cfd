import { getCollection } from 'astro:content';
import { byOrder } from '../../lib/byOrder.ts';

/** The roles for hire and the hiring times of their kinds, each in their order. */
export async function hire() {
  return {
    roles: byOrder(await getCollection('roles')),
    hiring: byOrder(await getCollection('hiring')),
  };
}
