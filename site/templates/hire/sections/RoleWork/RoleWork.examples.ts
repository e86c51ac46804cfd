import { drawingFile } from '../../../../pictures/publishedFile.ts';
import { sprite as spriteOf } from '../../../../lib/sprite.ts';

const square = { id: 'tool', svg: '<svg viewBox="0 0 24 24"><path d="M3 3h18v18H3z"/></svg>' };
const sprite = drawingFile('example-tools', spriteOf([square]));
const tools = (...names: string[]) => names.map((name) => ({ name, icon: 'tool' }));
const ai = {
  heading: 'Assistants name the weeds',
  text: 'A gardener pulls them, and answers for it.',
  link: { label: 'How we use AI', page: '/ai/' },
};
const resolveLink = (page: string) => page;

export default {
  'many tools, two paragraphs': {
    heading: 'One owner for two gardens',
    text: [
      'A gardener keeps two gardens alive.',
      'The hard part is [water](https://water.example/), in **July**.',
    ],
    outside: {
      text: 'In 2024 the [society](https://society.example/) counted nine wells.',
      fact: 'wells-2024',
    },
    tools: tools('Spade', 'Rake', 'Watering can', 'Secateurs', 'Wheelbarrow', 'Ladder', 'String'),
    ai,
    sprite,
    resolveLink,
  },
  'one tool, long words, no page built': {
    heading: 'Responsibilities & internationalization',
    text: ['One paragraph.'],
    tools: tools('Telecommunication tester'),
    ai,
    sprite,
    resolveLink: () => undefined,
  },
};
