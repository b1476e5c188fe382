import * as v from 'valibot'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { RecommendationResult } from '../../contract/case/recommendation-calls.ts'
import { basisText, type RecommendationBasis } from '../../domain/recommendation/basis.ts'
import { recommend, type Recommended } from '../../domain/recommendation/recommend.ts'
import { businessFit, RECOMMENDED_TYPES } from '../../domain/recommendation/suits.ts'
import { officesIn, officesNamed } from '../case-record/read-offices.ts'
import type { SignedIn } from '../handler.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { recommendationTable } from './recommendation-tables.ts'
import { basisOfCase } from './basis-of-case.ts'

const rowsSchema = v.array(v.object({ divisionId: v.string(), score: v.number(), reasons: v.array(v.string()) }))

/** Organisations that suit a basis, by current data. */
export async function recommendNow(unit: Unit, basis: RecommendationBasis): Promise<readonly Recommended[]> {
  return recommend(await officesIn(unit, [basis.city], RECOMMENDED_TYPES), basis)
}

/**
 * The stored form of a recommendation: the organisations, the reasons and the basis. Names and addresses are looked up
 * when it is answered.
 */
export function recommendationValues(basis: RecommendationBasis, rows: readonly Recommended[]): RecordValues {
  return { basis: basisText(basis), rows: JSON.stringify(rows) }
}

/** Calculates the recommendation of a case again and stores it. @param project the case, locked */
export async function renewRecommendation(context: SignedIn, project: Row): Promise<Row> {
  const { unit } = context
  const basis = await basisOfCase(unit, project)
  const record = recommendationValues(basis, await recommendNow(unit, basis))
  const row = await unit.get(recommendationTable, project.key, { lock: true })
  return row
    ? updateRecord(context, recommendationTable, row, record, Object.keys(record))
    : insertRecord(context, recommendationTable, { key: project.key, project: project.key, city: project.city }, record)
}

/**
 * The recommendation of a case in wire form. It is stale when the case now has another basis, or when an organisation
 * was removed.
 *
 * @param business business type (HF04) to limit the organisations to
 */
export async function answerRecommendation(
  unit: Unit,
  project: Row,
  row: Row | null,
  business: string | null = null,
): Promise<RecommendationResult> {
  if (!row) return { at: null, by: '', stale: false, rows: [] }
  const stored = v.parse(rowsSchema, JSON.parse(textOf(row.values['rows'])))
  const offices = new Map(
    (
      await officesNamed(
        unit,
        stored.map(({ divisionId }) => divisionId),
      )
    ).map((office) => [office.keyValue, office]),
  )
  const there = stored.flatMap((one) => {
    const office = offices.get(one.divisionId)
    return office?.hf31Enabled === 1 ? [{ one, office }] : []
  })
  const account = await unit.get(accountTable, row.updatedBy)
  return {
    at: row.updatedAt,
    by: textOf(account?.values['br01Name']) || row.updatedBy,
    stale: there.length < stored.length || (await isOutdated(unit, project, row)),
    rows: there
      .filter(({ office }) => business === null || businessFit(office, null, business) !== null)
      .map(({ one, office }) => ({
        ...one,
        name: office.hf31BranceName ?? '',
        type: office.hf31OrgType ?? '',
        address: office.hf31NormalAddres1,
        phone: office.hf31LinkPhone,
        foreign: office.hf31Foreign === 1 ? 1 : 0,
      })),
  }
}

async function isOutdated(unit: Unit, project: Row, row: Row): Promise<boolean> {
  return basisText(await basisOfCase(unit, project)) !== textOf(row.values['basis'])
}

/**
 * Notifies screens that show the recommendation of a case when it becomes stale. Call it after the case or its house
 * was saved.
 */
export async function notifyOutdated({ unit, notify }: SignedIn, project: Row): Promise<void> {
  const row = await unit.get(recommendationTable, project.key)
  if (row && (await isOutdated(unit, project, row))) notify.record(recommendationTable.topic ?? '', row.key, row)
}
