import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const execute = promisify(execFile)
const SHEET = /^fangkit\/(styles(?:\.layered)?\.css)$/
const FOLDER = '.cache/styles'
/** Sources of the sheets, including what the style functions are generated from. */
const MADE_OF = ['lib', 'panda.config.ts']
/** Delay after a change, because several files are often saved at once. @unit milliseconds */
const SETTLED_MS = 200
const SOURCE = /\.(?:ts|tsx|mjs)$/

/**
 * Serves `fangkit/styles.css` and `fangkit/styles.layered.css` as they are published to pages built from the sources
 * here, so that no page of this repository has styles a partner would not have. During development the sheets are
 * rebuilt when a source changes.
 */
export function publishedSheets(root: string): Plugin {
  const folder = resolve(root, FOLDER)
  const made = new Map<string, Promise<void>>()
  const make = async (file: string): Promise<void> => {
    await execute(process.execPath, [resolve(root, 'lib/styles/build.mjs'), FOLDER, file], { cwd: root })
  }
  const renew = (file: string): Promise<void> => {
    const renewed = made.get(file) ?? (isFresh(root, join(folder, file)) ? Promise.resolve() : make(file))
    made.set(file, renewed)
    return renewed
  }
  return {
    name: 'published-sheets',
    enforce: 'pre',
    async resolveId(id) {
      const [, file] = SHEET.exec(id) ?? []
      if (file === undefined) return null
      await renew(file)
      return join(folder, file)
    },
    configureServer({ watcher, config }) {
      let waiting: NodeJS.Timeout | undefined
      watcher.on('change', (path) => {
        if (!path.startsWith(resolve(root, 'lib')) || !SOURCE.test(path)) return
        clearTimeout(waiting)
        waiting = setTimeout(() => {
          for (const file of made.keys()) make(file).catch((error: unknown) => config.logger.error(String(error)))
        }, SETTLED_MS)
      })
    },
  }
}

/** True when a sheet is newer than all its sources. */
function isFresh(root: string, sheet: string): boolean {
  const made = timeOf(sheet)
  return made > 0 && MADE_OF.every((path) => youngest(resolve(root, path)) < made)
}

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function youngest(path: string): number {
  if (!statSync(path).isDirectory()) return SOURCE.test(path) ? timeOf(path) : 0
  if (path.endsWith('styled-system')) return 0
  return Math.max(0, ...readdirSync(path).map((name) => youngest(join(path, name))))
}
