import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** Where the demo data of this run are kept. */
export const CONTENTS = resolve(ROOT, '.cache/demo-contents.json')

const MOST_HOURS = 3

/** Whether they were seeded lately, from the sources as they are. */
function isFresh(): boolean {
  if (!existsSync(CONTENTS)) return false
  const at = statSync(CONTENTS).mtimeMs
  return (
    Date.now() - at < MOST_HOURS * 3_600_000 &&
    readdirSync(resolve(ROOT, 'lib'), { recursive: true, encoding: 'utf8' }).every(
      (path) => !path.endsWith('.ts') || statSync(resolve(ROOT, 'lib', path)).mtimeMs < at,
    )
  )
}

/**
 * Seeds the demo data and keeps them for the tests of a run, each of which took two to three seconds for it. It is a
 * process of its own, which takes the sources as they are.
 */
export function keepContents(): void {
  if (isFresh()) return
  const write = resolve(import.meta.dirname, 'write.ts')
  execFileSync(process.execPath, ['--conditions=fangkit-source', '--import', 'tsx', write], { cwd: ROOT })
}
