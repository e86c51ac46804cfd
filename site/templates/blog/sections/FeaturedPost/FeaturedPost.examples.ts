import { exampleBox } from '../../../../pictures/exampleBox.ts';

const picture = exampleBox(877, 520, '#A9DAD3');

export default {
  usual: {
    title: 'How we moved a pontoon & kept the ferry',
    text: 'Two winters of gauge readings say when to move it, and one anchor says when not to.',
    about: 'Harbours, by Ines Albrecht, March 4, 2025, 7 minutes',
    action: 'Read about the pontoon',
    address: '/blog/pontoon/',
    picture,
  },
  'long words': {
    title: 'Intergovernmental hydrographic responsibilities',
    text: 'Nobody may tow a pontoon without the hydrographic administration’s written consent.',
    about: 'Administration, by Maximiliane Freifrau von Hohenzollern-Sigmaringen, 12 minutes',
    action: 'Read about responsibilities',
    address: '/blog/responsibilities/',
    picture,
  },
};
