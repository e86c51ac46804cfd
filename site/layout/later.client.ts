// What a page needs once somebody moves a pointer, a finger or the focus on it, or presses a key: fetched then
// (layout/lazyLoad.client.ts).
import './preload.client.ts';
import './menus.client.ts';
import './contents.client.ts';
import './returningHeader.client.ts';
import './tableRoles.client.ts';
import './reading.client.ts';
