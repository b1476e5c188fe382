import { mkdirSync, writeFileSync } from 'node:fs'
import { type BillOf, billOfMaterials, licenceList, packagesOf } from './bill-of-materials.ts'

/** The files of the library go into its package, those of the portal beside it. */
const FOLDERS: Readonly<Record<BillOf, string>> = { library: 'dist', portal: 'release' }
const of: BillOf = process.argv.includes('--portal') ? 'portal' : 'library'
const folder = FOLDERS[of]

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/sbom.cdx.json`, billOfMaterials(of))
writeFileSync(`${folder}/third-party-licences.txt`, licenceList(of))
process.stdout.write(`${packagesOf(of).length} packages listed in ${folder}\n`)
