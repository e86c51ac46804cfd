// What every page runs: one small script, read before the first paint so that a remembered theme never flashes.
import './theme.client.ts';
import './strongFont.client.ts';
import './belowFold.client.ts';
import './lazyLoad.client.ts';
import './morph.client.ts';
