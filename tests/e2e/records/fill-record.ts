import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Composite, Entity } from '../../../lib/catalogue/entity.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import { labelOf } from '../../../lib/catalogue/field-state.ts'
import type { Kind, Scope, Value } from '../../../lib/catalogue/kind.ts'
import { PICKS } from '../../../lib/domain/picks.ts'
import { drawing, letter, pdf } from '../../server/files/sample-files.ts'
import type { Puts } from './put.ts'

/** Where a field is filled in: a card or a drawer, by the label of the field there. */
interface Place {
  readonly page: Page
  readonly within: Locator
  readonly label: string
}
type Fill = (place: Place, words: readonly string[], field: Field) => Promise<void>

const first = ([word = '']: readonly string[]): string => word
const box = ({ within, label }: Place, role: 'textbox' | 'combobox' | 'radiogroup' | 'switch' | 'group'): Locator =>
  within.getByRole(role, { name: label, exact: true })
const popupOf = ({ page, label }: Place): Locator => page.getByRole('dialog', { name: `选择${label}`, exact: true })
const option = (within: Page | Locator, name: string): Locator => within.getByRole('option', { name, exact: true })

const type: Fill = (place, words) => box(place, 'textbox').fill(first(words))

const typeText: Fill = async (place, words, field) => {
  if (field.picks !== PICKS.community) return type(place, words, field)
  await box(place, 'combobox').fill(first(words))
  await place.page
    .getByRole('option')
    .filter({ hasText: first(words) })
    .click()
}

/** A few short choices are buttons side by side, more are a list; the dictionary decides which of the two is shown. */
export const choose: (place: Place, words: readonly string[]) => Promise<void> = async (place, words) => {
  const list = box(place, 'combobox').and(place.page.locator(':not([aria-busy])'))
  const group = box(place, 'radiogroup')
  await list.or(group).waitFor()
  if ((await group.count()) > 0) return group.getByText(first(words), { exact: true }).click()
  await list.click()
  await option(place.page, first(words)).click()
}

const chooseSeveral: Fill = async (place, words) => {
  const control = box(place, 'combobox')
  await control.click()
  for (const word of words) await option(place.page, word).click()
  await place.page.keyboard.press('Escape')
}

/** Province, city, district, as far as the field goes. */
const choosePlace: Fill = async (place, words) => {
  await box(place, 'combobox').click()
  for (const [level, word] of words.entries())
    await option(
      popupOf(place).getByRole('listbox', { name: ['省', '市', '区县'][level] ?? '', exact: true }),
      word,
    ).click()
  await popupOf(place).waitFor({ state: 'hidden' })
}

/** Found by its name in a list that opens below the field or beside the page. */
export const pick: (place: Place, words: readonly string[]) => Promise<void> = async (place, words) => {
  await box(place, 'combobox').click()
  const popup = popupOf(place)
  await popup.getByRole('combobox').first().fill(first(words))
  await popup
    .getByRole('option')
    .filter({ hasText: first(words) })
    .first()
    .click()
  await popup.waitFor({ state: 'hidden' })
}

const typeDayOrAnytime: Fill = async (place, words, field) => {
  if (first(words) !== '随时') return type(place, words, field)
  const tick = place.within.getByRole('checkbox', { name: `${place.label} 随时`, exact: true })
  // Pressed on its word, where a person presses, and not below the bar of the edited section.
  await tick.locator('xpath=..').click()
  await expect.poll(() => tick.isChecked()).toBe(true)
}

const CONTENT: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = { png: drawing, pdf, docx: letter }

const attach: Fill = async (place, words) => {
  const group = box(place, 'group')
  for (const name of words) {
    const content = CONTENT[name.split('.').at(-1) ?? '']
    if (!content) throw new Error(`no content for ${name}`)
    await group
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: await content() })
    await group.getByRole('button', { name: `下载 ${name}`, exact: true }).waitFor()
  }
}

/** How a user fills in a field of each kind that these records have. */
const FILL: Partial<Record<Kind, Fill>> = {
  text: typeText,
  address: type,
  textarea: type,
  integer: type,
  number: type,
  date: type,
  'date-or-anytime': typeDayOrAnytime,
  code: choose,
  yesno: choose,
  codes: chooseSeveral,
  region: choosePlace,
  branch: pick,
  organisation: pick,
  member: pick,
  files: attach,
  images: attach,
  flag: async (place, words) => {
    // By a key: a click misses where fields above it come and go.
    const control = box(place, 'switch')
    if ((await control.isChecked()) !== (first(words) === '是')) await control.press('Space')
  },
}

export interface Filled {
  readonly page: Page
  /** The container of the form. */
  readonly within: Locator
  readonly entity: Entity
  /** What is known of the case and stored of the record already: labels depend on it. */
  readonly scope: Scope
}

/** Fills fields in from top to bottom, each the way its kind asks for. */
export async function fillRecord({ page, within, entity, scope }: Filled, puts: Puts): Promise<void> {
  const left = new Set(Object.keys(puts))
  const known: Record<string, Value | undefined> = { ...scope }
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!left.has(name)) continue
    const composite = compositeOf(entity, name)
    const parts = (composite?.parts ?? [name]).filter((part) => left.has(part))
    const fill = FILL[field.kind]
    if (!fill) throw new Error(`nobody has said how a ${field.kind} is filled in`)
    await fill(
      { page, within, label: composite?.label ?? labelOf(entity, name, known) },
      parts.flatMap((part) => puts[part]?.words ?? []),
      field,
    )
    for (const part of parts) {
      known[part] = puts[part]?.stored
      left.delete(part)
    }
  }
  if (left.size > 0) throw new Error(`${entity.service} has no ${[...left].join(', ')}`)
}

/** The control a field shares with others. */
export function compositeOf(entity: Entity, name: string): Composite | undefined {
  return Object.values(entity.composites).find(({ parts }) => parts.includes(name))
}
