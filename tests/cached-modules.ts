import type { Plugin } from 'vite'

/** Sources and packages; test files are asked for again. */
const CACHED = /^\/(?:lib|host|styled-system|\.cache|node_modules|@fs|@id)\//

/**
 * Lets the browser keep the modules it fetched from one test file to the next: every file is loaded in a frame of its
 * own, and
 * asking again whether each of some hundred modules has changed took longer than many a test. Nothing changes while
 * tests run
 * once; while they are watched, the browser asks.
 */
export const cachedModules: Plugin = {
  name: 'cached-modules',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return
    middlewares.use((request, response, next) => {
      if (CACHED.test(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=3600, immutable' : value)
      }
      next()
    })
  },
}
