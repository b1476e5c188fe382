import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What a page of a partner has in place of the sheet of this repository. */
export const PARTNER_SHEET = '.cache/examples-partner.css'

async function run(...line: readonly string[]): Promise<boolean> {
  const [status] = await once(
    spawn(process.execPath, line, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }),
    'exit',
  )
  return status === 0
}

/** Builds the examples by a process of its own, as this one is not that of a page in use. */
export async function setup(): Promise<void> {
  const [built, written] = await Promise.all([
    run('--import', 'tsx', 'tests/examples/build.ts'),
    run('tests/partner-sheet.mjs', PARTNER_SHEET),
  ])
  if (!built) throw new Error('the examples could not be built')
  if (!written) throw new Error('the sheet of a partner could not be written')
}
