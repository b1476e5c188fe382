import type { Grid } from 'fangkit/domain'
import { MENU_SECTIONS } from '../grids/menu-sections.ts'
import { STATUS_MEANINGS } from '../grids/status-meanings.ts'

/** Lists with their own page instead of the generic one. */
const OWN_PAGES: readonly string[] = ['PrjBaseGrid']

/** Lists with the generic page; the address of each is its name. @source ROU-001 to ROU-011, ruling 2 */
export const LIST_PATHS: readonly string[] = MENU_SECTIONS.flatMap(({ names }) => names)
  .filter((name) => !OWN_PAGES.includes(name))
  .map((name) => `/${name}`)

/** Loads the declaration of a list with the lists of its section; null when no list has that name. */
export async function loadGrid(name: string): Promise<Grid | null> {
  const grids = await MENU_SECTIONS.find(({ names }) => names.includes(name))?.load()
  const grid = grids?.find((one) => one.name === name)
  return grid ? { ...grid, statuses: STATUS_MEANINGS } : null
}

/** Prefixes of addresses that may also name a list by its entity. */
const BY_ENTITY: readonly string[] = ['RuleSetting', 'RuleTmplt', 'Weight']

/**
 * Redirects an address that is not a list's own: `/RuleSettingLoan/…` to the list over that entity; null for any other
 * address.
 * @source ROU-003, OPN-080, ruling 2
 */
export async function addressByEntity(pathname: string): Promise<string | null> {
  const [name = '', ...rest] = pathname.split('/').slice(1)
  const beginning = BY_ENTITY.find((start) => name.startsWith(start))
  if (beginning === undefined) return null
  const sections = MENU_SECTIONS.filter(({ names }) => names.some((one) => one.startsWith(beginning)))
  const grids = (await Promise.all(sections.map(({ load }) => load()))).flat()
  const found = grids.find(({ entity }) => entity.service === name)
  return found ? ['', found.name, ...rest].join('/') : null
}
