import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './eslint.house.js';

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'data/', '.astro/', '.cache/', 'node_modules/'] },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    files: ['**/*.tsx'],
    ...a11y.configs.recommended,
    rules: {
      ...a11y.configs.recommended.rules,
      // Safari drops the list role of a list without markers unless it is written out.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['site/contact/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  ...house,
);
