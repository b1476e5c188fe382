import { withDerived, type RecordValues } from '../../catalogue/effect.ts'
import { withComposed } from '../../catalogue/composed.ts'
import { blankRecord, type Entity } from '../../catalogue/entity.ts'
import { masked } from '../../catalogue/mask.ts'
import type { Scope, Value } from '../../catalogue/kind.ts'
import { toWire } from '../../catalogue/wire.ts'
import { divisionAbove } from '../../domain/place/division-above.ts'
import { divisionName } from '../national-divisions.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { labelsOf } from './labels.ts'

/**
 * A stored row as its declared record: every declared field and no other, with computed and composed fields updated and
 * the creator, editor and times filled in.
 */
export function recordOf(entity: Entity, row: Row, facts: Scope = {}): RecordValues {
  const stamps: Readonly<Record<string, Value>> = {
    keyValue: row.key,
    crtTime: row.createdAt,
    crtUsr: row.createdBy,
    updTime: row.updatedAt,
    updUsr: row.updatedBy,
  }
  const stored = Object.fromEntries(
    Object.keys(entity.fields).map((name) => [name, stamps[name] ?? row.values[name] ?? null]),
  )
  return composedOf(entity, withDerived(entity, stored, facts))
}

/** The record with its composed texts. */
export function composedOf(entity: Entity, record: RecordValues): RecordValues {
  return withComposed(entity, record, (part) => divisionName(textOf(record[part])))
}

/**
 * A blank record with its declared defaults.
 *
 * @param city the city of work, or of the case: it replaces the default of a place field, and the declared default is
 * used only where no city is known
 * @source SHL-021
 */
export function blankOf(entity: Entity, city: string | null = null): RecordValues {
  const blank = blankRecord(entity.fields)
  return withDerived(entity, city ? { ...blank, ...placeIn(entity, city) } : blank)
}

function placeIn({ fields }: Entity, city: string): RecordValues {
  const here: Readonly<Record<string, string>> = { province: divisionAbove(city), city }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, part, default: declared }]) => {
      const place = kind === 'region' && part && declared !== undefined ? here[part] : undefined
      return place === undefined ? [] : [[name, place]]
    }),
  )
}

/** Wire form of one record: masked, dates in milliseconds, with key, version and the texts of its codes. */
export async function answerRecord(
  unit: Unit,
  entity: Entity,
  record: RecordValues,
  row: Row | null,
): Promise<Readonly<Record<string, unknown>>> {
  const [labels = {}] = await labelsOf(unit, entity.fields, [record])
  return wireRecord(entity, record, labels, row)
}

/** Wire form of a page of rows. */
export async function answerRows(
  unit: Unit,
  entity: Entity,
  rows: readonly Row[],
  complete: (record: RecordValues, row: Row) => RecordValues = (record) => record,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const records = rows.map((row) => complete(recordOf(entity, row), row))
  const labels = await labelsOf(unit, entity.fields, records)
  return rows.map((row, index) => wireRecord(entity, records[index] ?? {}, labels[index] ?? {}, row))
}

function wireRecord(
  entity: Entity,
  record: RecordValues,
  refValues: Readonly<Record<string, string>>,
  row: Row | null,
): Readonly<Record<string, unknown>> {
  return {
    ...toWire(entity.fields, masked(entity.fields, record)),
    keyValue: row?.key ?? null,
    version: row?.version ?? 0,
    refValues,
  }
}
