import type { AstroIntegration } from 'astro';

/**
 * Adds `/gallery/`, which shows every section in its named examples: always in development, in a build only on request.
 */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.GALLERY !== '1') return;
        injectRoute({
          pattern: '/gallery/[section]',
          entrypoint: './site/integrations/gallery/section.astro',
        });
        injectRoute({ pattern: '/gallery', entrypoint: './site/integrations/gallery/index.astro' });
      },
    },
  };
}
