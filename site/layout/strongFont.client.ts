// The bold font loads after the first paint. Until then bold words are set in the regular font at the bold font's
// width. Visitors who come from another page of the site have it already.
import { afterFirstPaint } from './firstPaint.ts';

const source = `url(${document.documentElement.dataset.strongFont})`;
const face = new FontFace('text', source, { weight: '600' });
// Added only once loaded: before, the browser would substitute a wider local font.
const add = () => void face.load().then((loaded) => document.fonts.add(loaded));

if (document.referrer.startsWith(location.origin)) add();
else afterFirstPaint(add);

// Paper waits for the fonts that are on their way.
addEventListener('beforeprint', add);
