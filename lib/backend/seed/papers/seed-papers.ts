import { FILE_CLASS } from '../../../domain/codes.ts'
import { PAPER_PARTY } from '../../../domain/paper/paper-party.ts'
import { textOf } from '../../session.ts'
import type { NewRow, Unit, Values } from '../../store.ts'
import { dictEntryTable } from '../../dictionary/dictionary-tables.ts'
import { flowConditionTable } from '../../flow/flow-tables.ts'
import { paperTypeTable } from '../../paper/paper-tables.ts'
import { filledOnly } from '../rows/filled.ts'
import { PAPER_CONDITION_ROWS } from '../flows/condition-rows.ts'
import { conditionKey } from '../flows/seed-flows.ts'
import { PAPER_TYPE_ROWS } from './paper-type-rows.ts'

/** The kinds of paper of an installation, as stored values. */
export const PAPER_KINDS: readonly Values[] = PAPER_TYPE_ROWS.map(
  (
    [
      cardType,
      paperName,
      shortName,
      category,
      parties,
      copies,
      printStandard,
      validDays,
      provider,
      guidance,
      conditionText,
      need,
    ],
    index,
  ) => ({
    cardType,
    paperName,
    shortName,
    category,
    parties,
    copies,
    printStandard,
    validDays,
    provider,
    guidance,
    conditionText,
    sortOrder: index + 1,
    enabled: 1,
    each: 0,
    optional: 0,
    ...need,
  }),
)

/**
 * Adds the kinds of paper and the conditions they name. Only into an empty table, so that rows staff removed do not
 * come back. An installation of an earlier version has only the names of papers; what was renamed, switched off or
 * added there stays so.
 */
export async function addPapers(unit: Unit): Promise<void> {
  const { rows } = await unit.list(paperTypeTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length > 0) return
  await addConditions(unit)
  const stored = await storedNames(unit)
  const known = new Set(PAPER_TYPE_ROWS.map(([code]) => code))
  const kinds = PAPER_KINDS.map((kind) =>
    rowOf(`paper-${textOf(kind['cardType'])}`, { ...kind, ...stored.get(textOf(kind['cardType'])) }),
  )
  const own = [...stored]
    .filter(([code]) => !known.has(code))
    .map(([, named], index) =>
      rowOf(`paper-own-${index + 1}`, {
        ...named,
        category: FILE_CLASS.other,
        parties: [PAPER_PARTY.buyer, PAPER_PARTY.owner],
        validDays: 0,
        sortOrder: PAPER_TYPE_ROWS.length + index + 1,
        each: 1,
        optional: 0,
      }),
    )
  await unit.insertAll(paperTypeTable, [...kinds, ...own])
}

async function addConditions(unit: Unit): Promise<void> {
  const { rows } = await unit.list(flowConditionTable)
  const present = new Set(rows.map(({ values }) => values['conditionCode']))
  const missing = PAPER_CONDITION_ROWS.filter(({ conditionCode = null }) => !present.has(conditionCode))
  await unit.insertAll(
    flowConditionTable,
    missing.map((line) => rowOf(conditionKey(line['conditionCode']), { ...line, enabled: 1 })),
  )
}

/** The dictionary values of kinds of paper, by code. */
async function storedNames(unit: Unit): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: ['CARD_PAPER'] }, counted: false })
  return new Map(
    rows.map(({ values: { key = null, value = null, enabled = 0 } }) => [
      textOf(key),
      { cardType: key, paperName: value, enabled },
    ]),
  )
}

const rowOf = (key: string, values: Values): NewRow => ({ key, project: null, city: null, values: filledOnly(values) })
