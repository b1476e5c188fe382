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

/** Builds the examples and the documentation, each by a process of its own: this one is not that of a page in use. */
export async function setup(): Promise<void> {
  const [built, written, documented] = await Promise.all([
    run('--import', 'tsx', 'tests/examples/build.ts'),
    run('tests/partner-sheet.mjs', PARTNER_SHEET),
    run('--conditions=fangkit-source', '--import', 'tsx', 'docs/site/build.ts', 'pages'),
  ])
  if (!built) throw new Error('the examples could not be built')
  if (!documented) throw new Error('the documentation could not be built')
  if (!written) throw new Error('the sheet of a partner could not be written')
}
