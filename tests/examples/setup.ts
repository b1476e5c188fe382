import { spawnSync } from 'node:child_process'

/** Builds the examples as anybody would who wants to serve them; by itself, as this process is not that of a page in use. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'examples', '--logLevel', 'error'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (status !== 0) throw new Error('the examples could not be built')
}
