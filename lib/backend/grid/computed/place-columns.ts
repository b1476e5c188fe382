import { listOf, textOf } from '../../session.ts'
import { houseTable } from '../../case-record/case-record-tables.ts'
import { paperTypeTable } from '../../paper/paper-tables.ts'
import { all, byText, type ComputeColumns, howMany, textsOf } from './compute.ts'

/**
 * Estates, with the number of houses of cases in them, in the city of the estate.
 *
 * @source ROU-011 (/NetPlatformVillageManagement)
 */
export const communityColumns: ComputeColumns = async ({ unit, rows }) => {
  const houses = new Map<string, number>()
  for (const { key, values } of rows)
    houses.set(
      key,
      await howMany(unit, houseTable, {
        all: [
          { field: 'hf29Village', is: [textOf(values['communityName'])] },
          { field: '$city', is: [textOf(values['communityCity'])] },
        ],
      }),
    )
  return ({ key }) => ({ communityHouses: houses.get(key) ?? 0 })
}

/** Checks of papers, with the owner and class of the paper. @source ROU-003 (/RuleSetting*) */
export const paperCheckColumns: ComputeColumns = async ({ unit, rows }) => {
  const papers = byText(
    await all(unit, paperTypeTable, { field: 'cardType', is: textsOf(rows, 'checkPaper') }),
    'cardType',
  )
  return ({ values: { checkPaper } }) => {
    const paper = papers.get(textOf(checkPaper))?.values
    return { checkClass: textOf(paper?.['category']) || null, checkParties: listOf(paper?.['parties']) }
  }
}
