import type { Page } from 'playwright-core'
import type { Misbehaviour, Shown } from '../shown.ts'

/** A way through a widget that leads to some of its callbacks. */
export interface Way extends Pick<Shown, 'widget' | 'scenario' | 'props' | 'also' | 'user'> {
  /** The methods called on it, and no others. */
  readonly callbacks: readonly string[]
  /** What a person does. */
  readonly go: (page: Page) => Promise<unknown>
  /** What can be seen when the widget still does its work. */
  readonly works: (page: Page, how: Misbehaviour) => Promise<unknown>
}

/**
 * How often the host is notified of a failing callback: for an event each time it throws or rejects; for a callback the
 * widget waits for each time it gives no valid answer; once for one that is called while rendering and for a slot that
 * renders a part; never under the widget's name for a slot that replaces a widget.
 */
export type Kind = 'told' | 'waited for' | 'asked while drawing' | 'drawn' | 'stands in'

/** How many times are right. */
export function expectedReports(kind: Kind, how: Misbehaviour, calls: number): readonly number[] {
  if (kind === 'told') return [how === 'throws' || how === 'rejects' ? calls : 0]
  if (kind === 'waited for') return [how === 'never settles' ? 0 : calls]
  if (kind === 'asked while drawing') return [1]
  if (kind === 'stands in') return [0]
  // A part that is a promise is waited for, and may be over before it comes to a crash.
  return { throws: [1], 'answers junk': [1], rejects: [0, 1], 'never settles': [0] }[how]
}

export const nothing = async (): Promise<void> => undefined

export const press = (within: Pick<Page, 'getByRole'>, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
/** Chooses what can be done with a row of a list. */
export async function chooseOfRow(page: Page, row: string, operation: RegExp): Promise<void> {
  await press(page, `${row} 的更多操作`)
  // A menu takes the focus when it has opened; what is pressed before that counts for nothing.
  await page.getByRole('menu').and(page.locator(':focus, :focus-within')).waitFor()
  await page.getByRole('menuitem', { name: operation }).click()
}
export const chosenTab = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('tab', { name, selected: true }).waitFor()
/** Waits for a notification of the widget. */
export const waitForNotice = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: '通知' }).getByText(text).first().waitFor()
