import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildBenchPage } from './build-bench-page.ts'

/** The actions that both libraries perform, and our page for each. */
const JOBS = [
  { job: 'form', page: 'peer-form' },
  { job: 'grid-paged', page: 'peer-grid' },
  { job: 'grid-all', page: 'peer-grid' },
  { job: 'viewer', page: 'peer-viewer' },
] as const

/**
 * Measures our pages and those of other libraries in turn, in one browser after the other, and prints a table per job
 * with our figure divided by the best of theirs, paired per repetition.
 * @param folder of the other libraries' pages, installed and built
 * @param jobs to measure; all when empty
 */
export async function measureBesidePeers(folder: string, jobs: readonly string[], repetitions: number): Promise<void> {
  const peers = resolve(folder)
  if (!existsSync(resolve(peers, 'dist')))
    throw new Error(`${peers} is not built: npm install, node assets.mjs, node build.mjs`)
  for (const { job, page } of JOBS.filter(({ job: name }) => jobs.length === 0 || jobs.includes(name))) {
    const ours = await buildBenchPage(page, 'dist', resolve(peers, 'shared'))
    const result = resolve('.cache/bench', `${job}.json`)
    execFileSync(process.execPath, ['run.mjs', job, `--reps=${repetitions}`, `--add=ours=${ours}`, `--out=${result}`], {
      cwd: peers,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    process.stdout.write(`\n${job}\n`)
    execFileSync(process.execPath, ['compare.mjs', result, 'ours'], {
      cwd: peers,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }
}
