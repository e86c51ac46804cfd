// The cuts of the text come after the first paint: until then words stand in a font of the device that is fitted to be as
// wide. Who comes from another page of the site has them already, and is shown them from the first paint on.
const [regular, bold] = (document.documentElement.dataset.textFonts ?? '').split(' ');

const add = () => {
  for (const [weight, file] of Object.entries({ 400: regular, 600: bold })) {
    document.fonts.add(new FontFace('text', `url(${file})`, { weight, display: 'swap' }));
  }
};

if (document.referrer.startsWith(location.origin)) add();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    add();
  }).observe({ type: 'paint', buffered: true });
}
