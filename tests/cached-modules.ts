import type { Plugin } from 'vite'

/** Sources and packages; test files are asked for again. */
const CACHED = /^\/(?:lib|host|styled-system|\.cache|node_modules|@fs|@id)\//

/**
 * Lets a browser's pages share the modules they fetched: asking for each page whether some hundred modules have changed
 * takes longer than many a test. Nothing changes while tests run once; while they are watched, the browser asks.
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
