// `npm run content`: all files of the content folder against their schemas, at once and without a build. The schemas stand
// beside what asks Astro for entries, so Node is given a stand-in for that; nobody asks while files are checked.
import { registerHooks } from 'node:module';

const standIn = `data:text/javascript,
  const refuse = () => { throw new Error('There are no entries without a build.'); };
  export { refuse as getCollection, refuse as render };`;
const site = new URL('../site/', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'astro:content' ? { url: standIn, shortCircuit: true } : next(name, context),
  load(url, context, next) {
    const module = next(url, context);
    if (!url.startsWith(site) || !module.source) return module;
    // What Vite says of the build.
    return { ...module, source: String(module.source).replaceAll('import.meta.env', 'process.env') };
  },
});

const { checkContent } = await import('../site/checkContent.ts');
const { inWords } = await import('../site/collections/contentFault.ts');

const { files, faults } = await checkContent();
for (const fault of faults) console.log(inWords(fault));
if (faults.length > 0) console.log(`\n${faults.length} faults in ${files} files.`);
else console.log(`${files} files are right.`);
process.exit(faults.length > 0 ? 1 : 0);
