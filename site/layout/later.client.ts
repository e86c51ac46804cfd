// What a page needs once somebody moves a pointer, a finger or the focus, or presses a key; `layout/lazyLoad.client.ts`
// fetches it then.
import './preload.client.ts';
import './menus.client.ts';
import './contents.client.ts';
import './returningHeader.client.ts';
import './tableRoles.client.ts';
import './reading.client.ts';
