// The bold cut of the text comes after the first paint: until then bold words stand in the regular cut, made bold by the
// browser. Who comes from another page of the site has it already, and is shown it from the first paint on.
const face = new FontFace('text', `url(${document.documentElement.dataset.strongFont})`, {
  weight: '600',
  display: 'swap',
});
const add = () => document.fonts.add(face);

if (document.referrer.startsWith(location.origin)) add();
else new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
