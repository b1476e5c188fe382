import { guidanceWithChecks, paperCheck } from '../../domain/paper/paper-check.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { paperCheckTable } from './paper-tables.ts'

/**
 * Adds to the help texts of papers what they are checked for, from the list of checks in use.
 *
 * @source ROU-003 (/RuleSettingPaperGrid)
 */
export async function guidanceOf(
  unit: Unit,
  cardTypes: readonly string[],
): Promise<(cardType: string, guidance: string) => string> {
  const { rows } = await unit.list(paperCheckTable, {
    where: {
      all: [
        { field: 'checkPaper', is: cardTypes },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'checkSort' }],
    counted: false,
  })
  const labels = await labelsOf(
    unit,
    paperCheck.fields,
    rows.map(({ values }) => values),
  )
  const checks = rows.map(({ values }, index) => ({ check: values, labels: labels[index] ?? {} }))
  return (cardType, guidance) =>
    guidanceWithChecks(
      guidance,
      checks.filter(({ check }) => textOf(check['checkPaper'] ?? null) === cardType),
    )
}
