// Packs the package as it is built and asks whether its types say what its code does, for every entry.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

/** Of tools that read no `exports`, or load modules that are none: the package has ES modules only. */
const IGNORED = ['node10', 'node16-cjs']
const SHEETS = ['./styles.css', './styles.layered.css']

const folder = '.cache/packed'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)
const packed = createPackageFromTarballData(readFileSync(join(folder, filename)))
// It would look through the names of all files for each of some ten thousand questions.
const folders = new Set()
for (const file of packed.listFiles())
  for (let above = dirname(file); !folders.has(above); above = dirname(above)) folders.add(above)
packed.directoryExists = (path) => folders.has(path.replace(/(.)\/$/, '$1'))

const { types, problems, entrypoints } = await checkPackage(packed, { excludeEntrypoints: SHEETS })
const wrong = (problems ?? []).filter(({ resolutionKind }) => !IGNORED.includes(resolutionKind))
for (const problem of wrong) console.error(JSON.stringify(problem))
if (!types) console.error('the package has no types')
console.log(`${Object.keys(entrypoints ?? {}).length} entries, ${wrong.length} problems`)
process.exit(types && wrong.length === 0 ? 0 : 1)
