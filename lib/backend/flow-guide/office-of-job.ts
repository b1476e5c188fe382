import { isEmpty, isOn } from '../../catalogue/kind.ts'
import type { OrganisationDetail } from '../../domain/organisation.ts'
import type { HousePlace } from '../../domain/recommendation/basis.ts'
import { recordRowOf } from '../case-record/case-records.ts'
import { housePlace } from '../case-record/house-place.ts'
import { officesIn, officesNamed } from '../case-record/read-offices.ts'
import { pointOf } from '../recommendation/basis-of-case.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { houseTable, loanTable, tradeTable } from '../case-record/case-record-tables.ts'
import { readFlowCatalogue } from './flow-catalogue.ts'
import { flowCodesOf } from './flow-codes.ts'
import { nearestOffice } from './nearest-office.ts'

/** Fields of a case and its records that name an organisation, the most specific first. */
const NAMED = {
  /** The bank where the loan on the house is repaid. */
  owed: ['hf29PaymentBank', 'hf29MorageOrg'],
  wanted: [
    'hf2iHandleOrg',
    'hf21DivisionDetailId',
    'hf2iLendersOrg',
    'hf2iAdvanceLenders',
    'hf2iAssessCompany',
    'hf2hAssessCompany',
    'hf20DivisionDetailId',
  ],
} as const

/**
 * The organisation that handles a job: the one it names, if that is of the kind, in use, and in the city of the house
 * or named by the case; else the one of that kind the case names; else the nearest to the house.
 *
 * @param type kind of organisation (HF9C); null for a job without one
 * @source FLW-010, CAL-097
 */
export async function officeOfJob(
  unit: Unit,
  project: Row,
  job: Row,
  type: string | null,
): Promise<OrganisationDetail | null> {
  if (type === null) return null
  const house = await recordRowOf(unit, houseTable, project.key)
  const place = housePlace(project, house)
  const usable = (office: OrganisationDetail): boolean => isOn(office.hf31Enabled) && office.hf31OrgType === type
  const named = await namedByCase(unit, project, house, job)
  const [chosen] = await officesNamed(unit, [job.values['hf15DivisionDetailId']])
  if (
    chosen &&
    usable(chosen) &&
    (chosen.hf31City === place.city || named.some(({ keyValue }) => keyValue === chosen.keyValue))
  )
    return chosen
  return (
    named.find(usable) ?? nearestOffice(await officesIn(unit, [place.city], [type]), await located(unit, place, house))
  )
}

/** Organisations the case names. A job about the loan on the house goes to the bank where that loan is repaid. */
async function namedByCase(
  unit: Unit,
  project: Row,
  house: Row | null,
  job: Row,
): Promise<readonly OrganisationDetail[]> {
  const [loan, trade] = [
    await recordRowOf(unit, loanTable, project.key),
    await recordRowOf(unit, tradeTable, project.key),
  ]
  const said = { ...project.values, ...house?.values, ...loan?.values, ...trade?.values }
  const keys = NAMED[(await isAboutDebt(unit, job)) ? 'owed' : 'wanted']
    .map((field) => textOf(said[field]))
    .filter((key) => key !== '')
  const offices = new Map((await officesNamed(unit, keys)).map((office) => [office.keyValue, office]))
  return keys.flatMap((key) => offices.get(key) ?? [])
}

/** True for a flow that cases have because of a loan on the house. */
async function isAboutDebt(unit: Unit, job: Row): Promise<boolean> {
  const { flows, nodes, conditions } = await readFlowCatalogue(unit)
  const codes = flowCodesOf(job)
  const asked = [...flows, ...nodes]
    .filter(({ flowCode }) => codes.includes(flowCode ?? ''))
    .map(({ conditionCode }) => conditionCode)
  return conditions.some(({ conditionCode, houseLoans }) => asked.includes(conditionCode) && !isEmpty(houseLoans))
}

async function located(unit: Unit, place: Omit<HousePlace, 'point'>, house: Row | null): Promise<HousePlace> {
  return { ...place, point: await pointOf(unit, place, textOf(house?.values['hf29Village'])) }
}
