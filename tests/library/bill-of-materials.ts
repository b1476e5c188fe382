import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type LockedPackage, lockedPackages } from './locked-packages.ts'

/** Of what a partner installs with the library, its elements' own React included, or of all that the portal needs. */
export type BillOf = 'library' | 'portal'

const COMPONENT = v.looseObject({ 'bom-ref': v.string(), name: v.string(), version: v.optional(v.string()) })
const BILL = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: COMPONENT }),
  components: v.array(COMPONENT),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
})

/** The packages of a bill, each once by name and version. */
export function packagesOf(of: BillOf): readonly LockedPackage[] {
  const among = lockedPackages.filter(({ withLibrary }) => of === 'portal' || withLibrary)
  const once = new Map(among.map((one) => [refOf(one), one]))
  return [...once.values()].toSorted((a, b) => (refOf(a) < refOf(b) ? -1 : 1))
}

/**
 * @returns the software bill of materials in CycloneDX: of every package its name, version, licence and hash, and what
 *   depends on what; from the lock file alone, so the same sources give the same text on every machine
 */
export function billOfMaterials(of: BillOf): string {
  const answer = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const { metadata, components, dependencies, serialNumber: _drawn, ...bill } = v.parse(BILL, JSON.parse(answer))
  const { timestamp: _now, tools: _tools, ...kept } = metadata
  const refs = new Set([metadata.component['bom-ref'], ...packagesOf(of).map(refOf)])
  const listed = components.filter((one) => refs.has(one['bom-ref']))
  const among = new Set([metadata.component['bom-ref'], ...listed.map((one) => one['bom-ref'])])
  return `${JSON.stringify(
    {
      ...bill,
      // Otherwise the name of the folder.
      metadata: { ...kept, component: { ...metadata.component, name: 'fangkit' } },
      components: listed,
      dependencies: dependencies
        .filter(({ ref }) => among.has(ref))
        .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => among.has(ref)) })),
    },
    null,
    1,
  )}\n`
}

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** The texts a package comes with; none for a package of another system, which is not installed here. */
function noticesIn({ path }: LockedPackage): string {
  if (!existsSync(path)) return ''
  const files = readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile() && NOTICE.test(one.name))
  return files.map(({ name }) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n')
}

/** @returns which package is under which licence, and their notices, each text once with the packages it is of */
export function licenceList(of: BillOf): string {
  const packages = packagesOf(of)
  const texts = new Map<string, string[]>()
  for (const one of packages) {
    const text = noticesIn(one)
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), refOf(one)])
  }
  const list = packages.map((one) => `${refOf(one)}: ${one.licence}`)
  const notices = [...texts].map(([text, names]) => `${'-'.repeat(80)}\n${names.join(', ')}\n\n${text}`)
  return `${list.join('\n')}\n\n${notices.join('\n\n')}\n`
}

const refOf = ({ name, version }: LockedPackage): string => `${name}@${version}`
