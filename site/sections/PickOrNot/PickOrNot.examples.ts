const point = (title: string, text: string) => ({ title, text });
const resolveLink = (page: string) => page;

export default {
  'three cases and two': {
    heading: 'When to take the tram',
    pick: {
      heading: 'Take the tram when',
      points: [
        point('It snows', 'Rails do not mind.'),
        point('You read', 'A tram shakes less than a bus.'),
        point('The bridge is shut', 'It has its own.'),
      ],
    },
    not: {
      heading: 'Walk when',
      points: [
        point('It is near', 'See the [map](/map/).'),
        point('It is noon', 'The tram stops for lunch.'),
      ],
    },
    resolveLink,
  },
  'long words': {
    heading: 'When to internationalize',
    pick: {
      heading: 'Internationalize & localize when',
      points: [
        point(
          'Incomprehensibilities of the greatest length',
          'A text that uses all the space it is given, so that it breaks over several lines and still keeps away from the slanted edge.',
        ),
        point('Short', 'Short.'),
      ],
    },
    not: { heading: 'Otherwise when', points: [point('One', 'One.'), point('Two', 'Two.')] },
    resolveLink: () => undefined,
  },
};
