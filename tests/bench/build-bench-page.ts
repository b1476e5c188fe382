import { resolve } from 'node:path'
import { type BuiltPage, buildPage } from '../built-page.ts'

const PAGES = 'tests/bench/pages'

/** Builds `tests/bench/pages/<name>` for production; all pages have one `index.html`. @returns its folder */
export const buildBenchPage = (name: string, from: BuiltPage['from'], peers?: string): Promise<string> =>
  buildPage({
    root: PAGES,
    name: `bench/${name}`,
    from,
    folders: { measured: resolve(PAGES, name), ...(peers !== undefined && { peers }) },
  })
