import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets servers in memory take the demo data of this run in place of seeding them.
 *
 * @param suffix marks what is put in their place
 */
export const storedDemo = (where: 'in-page' | 'in-node', suffix = ''): Plugin => ({
  name: 'stored-demo',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/demo/seed-demo.ts') && importer.replace(/\?.*$/, '').endsWith('/lib/testing/memory-transport.ts')
      ? resolve(import.meta.dirname, `${where}.ts`) + suffix
      : null,
})
