import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { newest } from './fingerprint.ts'
import { runTool } from './run-tool.ts'

/** Folder of the generated style functions. */
export const STYLES = 'lib/styled-system'
const MADE_OF = ['lib/theme', 'panda.config.ts']

/** Generates the style functions when they are missing or older than their sources. */
export async function renewStyles(root: string, signal: AbortSignal): Promise<void> {
  const styles = join(root, STYLES)
  const made = await stat(styles).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (made > (await newest(root, MADE_OF))) return
  await runTool(root, join(root, 'node_modules/@pandacss/dev/bin.js'), ['codegen', '--silent'], signal)
  const now = new Date()
  await utimes(styles, now, now)
}
