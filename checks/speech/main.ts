// `npm run speech`: what Orca says to somebody who uses the pop-up, the search and the calculator of the last build.
// Given part of a scene's name, plays only that scene and writes nothing.
import { execFileSync } from 'node:child_process';
import { startFirefox } from '../../tests/browsers/firefox.ts';
import { startFront } from '../../tests/browsers/front.ts';
import { Visitor } from '../../tests/browsers/visitor.ts';
import { serve } from '../../tests/support/serve.ts';
import { startDesktop } from './desktop.ts';
import { Listener } from './listener.ts';
import { writeReport, type Heard } from './report.ts';
import { scenes } from './scenes.ts';

const wanted = process.argv[2];
const heard: Heard[] = [];
const ends: (() => unknown)[] = [];
try {
  const service = await serve(process.env.OUT_DIR ?? '.');
  ends.unshift(service.stop);
  const front = await startFront(service.address);
  ends.unshift(front.stop);
  front.answers.set('/api/geolocation', [200, { country_code2: 'IN' }]);
  const desktop = await startDesktop();
  ends.unshift(desktop.stop);
  const firefox = await startFirefox({ 'accessibility.force_disabled': -1 }, desktop.env);
  ends.unshift(firefox.close);
  for (const { name, path, start, play } of scenes) {
    if (wanted && !name.includes(wanted)) continue;
    console.log(`\n${name}`);
    await firefox.openTab();
    await firefox.goTo(front.address + path);
    const listener = new Listener(desktop, new Visitor(firefox, front));
    await listener.note('the page opens', () => Promise.resolve());
    await listener.visitor.focus(start);
    await listener.press('Shift+Tab and Tab come to it', 'shift+Tab', 'Tab');
    await play(listener);
    heard.push({ name, steps: listener.steps });
  }
  const orca = execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim();
  if (!wanted) await writeReport(`Orca ${orca}, ${firefox.browser}`, heard);
} finally {
  for (const end of ends) await end();
}
