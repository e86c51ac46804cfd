const text =
  'The harbour office opens at six. By then four boats have left, each with its own idea of the tide.';

export default {
  'first chapter': { kind: 'the-problem', heading: 'Four boats & four tides', children: text },
  'goes on, long words': {
    kind: 'constraints',
    heading: 'Incomprehensibilities of the hydrographic administration, enumerated',
    children: text,
    continues: true,
  },
};
