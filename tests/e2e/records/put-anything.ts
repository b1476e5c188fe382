import type { Locator, Page } from 'playwright-core'
import type { Field } from '../../../lib/catalogue/field.ts'
import type { Kind } from '../../../lib/catalogue/kind.ts'
import { formatShown } from '../../../lib/catalogue/unit.ts'

interface Place {
  readonly page: Page
  /** What holds the control of one field. */
  readonly holder: Locator
  readonly field: Field
  /** Tells one record from the next. */
  readonly serial: number
}
type PutAnything = (place: Place) => Promise<void>

const offered = (page: Page): Locator =>
  page.getByRole('option').and(page.locator(':not([aria-disabled=true])')).first()
const two = (value: number): string => String(value).padStart(2, '0')
const write =
  (words: (place: Place) => string): PutAnything =>
  (place) =>
    place.holder.getByRole('textbox').fill(words(place))

/** A few short choices are buttons side by side, more are a list. */
const chooseFirst: PutAnything = async ({ page, holder }) => {
  const group = holder.getByRole('radiogroup')
  const list = holder.getByRole('combobox').and(page.locator(':not([aria-busy])'))
  await list.or(group).waitFor()
  if ((await group.count()) > 0) return group.locator('label').first().click()
  await list.click()
  await offered(page).click()
}

const chooseOneOfMany: PutAnything = async ({ page, holder }) => {
  await holder.getByRole('combobox').click()
  await offered(page).click()
  await page.keyboard.press('Escape')
}

const pickFirst: PutAnything = async ({ page, holder }) => {
  await holder.getByRole('combobox').click()
  await offered(page).click()
}

/** Text with rules of its own is a code. */
const words: PutAnything = write(({ field: { rules = [], maxLength }, serial }) =>
  (rules.length > 0 ? `CE${1_000 + serial}` : `示例 ${serial}`).slice(0, maxLength),
)

/** The least a number may be, in the unit it is typed in. */
const amount: PutAnything = write(({ field }) => {
  const least = formatShown(field, Math.max(field.min ?? 0, 0)).replaceAll(',', '')
  return Number(least) > 0 ? least : '1'
})

/** Something a field takes, whatever it is about. */
const PUT: Partial<Record<Kind, PutAnything>> = {
  text: words,
  textarea: words,
  richtext: words,
  integer: amount,
  number: amount,
  date: write(({ serial }) => `2026-12-${two(1 + (serial % 28))}`),
  month: write(({ serial }) => `2027-${two(1 + (serial % 12))}`),
  code: chooseFirst,
  yesno: chooseFirst,
  codes: chooseOneOfMany,
  account: pickFirst,
}

/** Whether anything goes into a field: other rules than those of codes ask for more. */
export const takesAnything = ({ kind, rules = [], picks }: Field): boolean =>
  PUT[kind] !== undefined && (rules.length === 0 || kind === 'text') && (picks === undefined || kind === 'account')

export async function putAnything(place: Place): Promise<void> {
  const put = PUT[place.field.kind]
  if (!put) throw new Error(`nobody has said what goes into a ${place.field.kind}`)
  await put(place)
}
