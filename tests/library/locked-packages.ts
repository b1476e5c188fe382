import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const LOCK = v.object({
  packages: v.record(
    v.string(),
    v.object({
      /** Where the folder has another name than the package. */
      name: v.optional(v.string()),
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})

export interface LockedPackage {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly licence: string
  /** True when a partner who installs the library gets it; false when only the portal, the build and tests do. */
  readonly withLibrary: boolean
  readonly resolved: string
  readonly integrity: string
  readonly hasInstallScript: boolean
}

/** Every package of the lock file, as it is installed. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(
  v.parse(LOCK, JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages,
).flatMap(([path, { name, version = '', license = '', dev, resolved = '', integrity = '', hasInstallScript }]) =>
  path === ''
    ? []
    : {
        path,
        name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        licence: license,
        withLibrary: dev !== true,
        resolved,
        integrity,
        hasInstallScript: hasInstallScript === true,
      },
)
