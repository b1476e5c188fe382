import { cpSync } from 'node:fs'
import { build } from 'vite'
import { CONTENTS, keepContents } from '../demo-contents/contents.ts'
import { storedDemo } from '../demo-contents/plugin.ts'

/**
 * Builds the examples as anybody would who wants to serve them, but for the demo data: pages take what was seeded once
 * instead of seeding it again, which is half of what they do until they are ready. The page with React 18 seeds its
 * own.
 */
keepContents()
await build({ mode: 'examples', logLevel: 'error', plugins: [storedDemo('in-page')] })
cpSync(CONTENTS, '.cache/examples/.cache/demo-contents.json')
