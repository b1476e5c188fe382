import type { NewRow } from '../store.ts'
import { AGENCIES } from './organisations/agencies.ts'
import { BANK_BRANCHES } from './organisations/bank-branches.ts'
import { OFFICES } from './organisations/offices.ts'
import type { OrganisationLine } from './organisations/organisation-line.ts'
import { SHENZHEN_ORGANISATIONS } from './organisations/shenzhen.ts'
import { filledOnly } from './filled.ts'

const LINES: readonly OrganisationLine[] = [...BANK_BRANCHES, ...OFFICES, ...AGENCIES, ...SHENZHEN_ORGANISATIONS]

const cityOf = (area: string) => `${area.slice(0, 4)}00`

/** The invented organisations of the demo data, as rows. */
export const ORGANISATION_ROWS: readonly NewRow[] = LINES.map(([key, name, type, head, area, address, phone, sortOrder]) => ({
  key, project: null, city: null,
  values: filledOnly({ name, type, head, province: `${area.slice(0, 2)}0000`, city: cityOf(area), area, address, phone, sortOrder }),
}))

/** Keys of a city's organisations of one type (HF9C). */
export function organisationsIn(city: string, type: string): readonly string[] {
  return LINES.filter(([, , kind, , area]) => kind === type && cityOf(area) === city).map(([key]) => key)
}
