// What the tests need beyond Node: a browser with Chinese fonts and PostgreSQL's programs.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { installedChromium, installedHeadless } from '../chromium.ts'

const postgres = () => {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (asked.status === 0 && existsSync(`${asked.stdout.trim()}/initdb`)) return true
  const root = '/usr/lib/postgresql'
  return existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/initdb`))
}
const fonts = () =>
  spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '' &&
  spawnSync('fc-list').status === 0

const NEEDED = [
  { packages: ['chromium'], present: () => installedChromium() !== undefined },
  { packages: ['fonts-noto-cjk', 'fontconfig'], present: fonts },
  { packages: ['postgresql'], present: () => Boolean(process.env.DATABASE_URL) || postgres() },
]
/** Makes the tests faster; they run without it. Not every system has it. */
const FASTER = [{ packages: ['chromium-headless-shell'], present: () => installedHeadless() !== undefined }]

const missingOf = (tools) => tools.filter(({ present }) => !present()).flatMap(({ packages }) => packages)
const lineOf = (packages) => `apt-get install -y ${packages.join(' ')}`

/** Installs what is missing when this machine allows it. @returns the line to show when it does not, or null */
export function installMissingTools() {
  const groups = [missingOf(NEEDED), missingOf(FASTER)].filter((packages) => packages.length > 0)
  if (groups.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    // Apart: a package that the system does not have would keep all others from being installed.
    for (const packages of groups) {
      console.log(`> ${lineOf(packages)}`)
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
    }
  }
  const missing = missingOf(NEEDED)
  return missing.length === 0 ? null : `The tests need: ${lineOf(missing)}`
}
