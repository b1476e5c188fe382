import type { Scope } from '../../catalogue/kind.ts'
import { recommendationBasis, type HousePlace, type RecommendationBasis } from '../../domain/recommendation/basis.ts'
import { weightsFor } from '../../domain/recommendation/bank-weight.ts'
import type { LngLat } from '../../domain/place/guangzhou.ts'
import { recordRowOf } from '../case-record/case-records.ts'
import { housePlace } from '../case-record/house-place.ts'
import { storedProject } from '../project/stored-project.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { houseTable } from '../case-record/case-record-tables.ts'
import { communityTable } from '../community/community-table.ts'
import { bankWeightTable } from './recommendation-tables.ts'

/**
 * The facts a recommendation for a stored case is based on.
 *
 * @param said values a form holds now, in addition to what is stored
 * @param requested business type (HF04) to limit the organisations to
 */
export async function basisOfCase(
  unit: Unit,
  project: Row,
  said: Scope = {},
  requested: string | null = null,
): Promise<RecommendationBasis> {
  const values = { ...storedProject(project), ...whole(said) }
  const house = await recordRowOf(unit, houseTable, project.key)
  return withWeights(unit, recommendationBasis(values, await placeOf(unit, values, house, project.city), requested))
}

/** The same for a case that is not saved yet; `city` is where it would be opened. */
export async function basisOfDraft(
  unit: Unit,
  said: Scope,
  city: string,
  requested: string | null,
): Promise<RecommendationBasis> {
  return withWeights(unit, recommendationBasis(said, await placeOf(unit, said, null, city), requested))
}

/** Keeps the facts that the list of weights names. */
async function withWeights(unit: Unit, basis: RecommendationBasis): Promise<RecommendationBasis> {
  const { rows } = await unit.list(bankWeightTable, {
    where: {
      all: [
        { field: 'enabled', is: [1] },
        { field: 'weightScheme', is: [basis.scheme, null] },
      ],
    },
    counted: false,
  })
  const weights = weightsFor(
    basis.scheme,
    rows.map(({ values }) => ({
      fact: values['weightFor'],
      scheme: textOf(values['weightScheme']) || null,
      weight: Number(values['weightValue']),
    })),
  )
  return weights === null ? basis : { ...basis, weights }
}

/** A scheme without a pay type, and a city without a district, are taken as complete. */
function whole(said: Scope): Scope {
  const has = (name: string): boolean => said[name] !== undefined
  return {
    ...(has('hf20LoanScheme') && !has('prjPayType') && { prjPayType: null }),
    ...(has('hf20HouseCity') && { hf20HouseArea: null }),
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  }
}

async function placeOf(unit: Unit, values: Scope, house: Row | null, city: string | null): Promise<HousePlace> {
  const place = housePlace({ values, city }, house)
  return { ...place, point: await pointOf(unit, place, textOf(house?.values['hf29Village'])) }
}

/** The coordinates of the housing estate, if it is a known one. */
export async function pointOf(
  unit: Unit,
  { city, area }: Pick<HousePlace, 'city' | 'area'>,
  estate: string,
): Promise<LngLat | null> {
  if (estate === '' || city === null) return null
  const is = (field: string, value: string | number) => ({ field, is: [value] })
  const { rows } = await unit.list(communityTable, {
    where: {
      all: [
        is('communityName', estate),
        is('communityCity', city),
        is('communityEnabled', 1),
        ...(area === null ? [] : [is('communityArea', area)]),
      ],
    },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  const { communityLng: lng, communityLat: lat } = rows[0]?.values ?? {}
  return typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : null
}
