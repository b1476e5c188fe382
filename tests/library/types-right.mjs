// Packs the package as it is built and asks whether its types say what its code does, for every entry.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = '.cache/packed'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)
const { status } = spawnSync(
  'node_modules/.bin/attw',
  [
    join(folder, filename),
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
    '--exclude-entrypoints',
    './styles.css',
    './styles.layered.css',
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
