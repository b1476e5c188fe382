import { cpSync } from 'node:fs'
import { build } from 'vite'
import { CONTENTS, keepContents } from '../demo-contents/contents.ts'
import { storedDemo } from '../demo-contents/plugin.ts'

/**
 * Builds the examples as a partner would serve them, except for the demo data: pages use data that were seeded once,
 * because seeding takes half of the time until a page is ready. The page with React 18 seeds its own data.
 */
keepContents()
await build({ mode: 'examples', logLevel: 'error', plugins: [storedDemo('in-page')] })
cpSync(CONTENTS, '.cache/examples/.cache/demo-contents.json')
