import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../../lib/catalogue/kind.ts'
import { fillable, type Puts } from './put.ts'
import { cardOf, readOf, readsOf } from './record-card.ts'
import { storedValuesOf, storedOf, storedRecord } from './stored-record.ts'

/**
 * What was typed is what is kept and what is read, and of what the record asks nothing is left open. Answers what the
 * fields of the section depend on.
 */
export async function expectStored(
  page: Page,
  title: string,
  entity: Entity,
  puts: Puts,
  facts: Scope,
): Promise<Scope> {
  const record = await storedRecord(page, entity)
  expect(await storedValuesOf(page, entity, record, puts)).toEqual(storedOf(puts))
  const scope = { ...facts, ...record }
  const asked = new Set(visibleFields(entity, scope))
  expect(fillable(entity).filter((name) => asked.has(name) && isEmpty(record[name]))).toEqual([])
  await expect.poll(() => readOf(cardOf(page, title))).toMatchObject(readsOf(entity, puts, scope))
  return scope
}
