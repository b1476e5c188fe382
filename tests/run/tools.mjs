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
  { packages: ['chromium-headless-shell'], present: () => installedHeadless() !== undefined, faster: true },
  { packages: ['fonts-noto-cjk', 'fontconfig'], present: fonts },
  { packages: ['postgresql'], present: () => Boolean(process.env.DATABASE_URL) || postgres() },
]

/** Installs what is missing when this machine allows it. @returns the line to show when it does not, or null */
export function installMissingTools() {
  const missing = NEEDED.filter(({ present }) => !present())
  if (missing.length === 0) return null
  const packages = missing.flatMap((tool) => tool.packages)
  const line = `apt-get install -y ${packages.join(' ')}`
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`> ${line}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
  }
  // Without what only makes them faster they run all the same.
  return missing.every(({ present, faster }) => faster || present()) ? null : `The tests need: ${line}`
}
