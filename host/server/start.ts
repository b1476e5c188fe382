import { fail, say } from './command-line.ts'
import { readConfig } from './config.ts'
import { buildPortal } from './portal/build-portal.ts'
import { ROOT } from './repository.ts'
import { serve } from './serve.ts'

/** `npm start`: serves portal and calls on one address. */
try {
  await serve({
    config: readConfig(process.env),
    preparePortal: async (signal) => {
      const onBuild = () => say('building the portal, this takes a moment …')
      return { kind: 'files', folder: await buildPortal({ root: ROOT, signal, onBuild }) }
    },
  })
} catch (error) {
  fail(error)
}
