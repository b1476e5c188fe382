import { spawnSync } from 'node:child_process'

/** Builds the portal once, so that every job starts against the same build. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'host', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the portal does not build')
}
