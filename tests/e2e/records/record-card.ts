import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { labelOf } from '../../../lib/catalogue/field-state.ts'
import type { Scope } from '../../../lib/catalogue/kind.ts'
import { compositeOf } from './fill-record.ts'
import type { Puts } from './put.ts'

export const cardOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** Opens the form of a section, of a new record or of the one that is there. */
export async function openForm(page: Page, title: string): Promise<Locator> {
  const card = cardOf(page, title)
  await card.getByRole('button', { name: new RegExp(`^(填写|编辑)${title}$`) }).click()
  await saveButton(page).waitFor()
  return card
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: '保存', exact: true })

/** Saves what is being filled in; the form goes and the page says that it is kept. */
export async function save(page: Page, { service }: Entity): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/${service}/doSave`)),
    saveButton(page).click(),
  ])
  expect(await answer.json()).toMatchObject({ success: true })
  await page.getByText('保存成功').last().waitFor()
  await saveButton(page).waitFor({ state: 'hidden' })
}

/** What a card shows, including unfilled fields: label and value of each item, by the fields it represents. */
export async function readOf(card: Locator): Promise<Readonly<Record<string, string>>> {
  await card.getByRole('button', { name: /^编辑/ }).first().waitFor()
  const folded = card.getByRole('button', { name: /^还有 \d+ 项未填$/, expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return Object.fromEntries(
    await card.locator('[data-field]').evaluateAll((items) => {
      const said = (part: Element | null): string =>
        [...(part?.childNodes ?? [])]
          .map((node) => node.textContent ?? '')
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim()
      // Beside a label there may be help, which has words of its own.
      const label = (part: Element | null): string =>
        (part && document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode()?.textContent) ?? ''
      return items.map((item) => [
        item.getAttribute('data-field') ?? '',
        `${label(item.querySelector('dt'))}：${said(item.querySelector('dd'))}`,
      ])
    }),
  )
}

/** What should be read of what was filled in. */
export function readsOf(entity: Entity, puts: Puts, scope: Scope): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(puts).map((name) => {
      const composite = compositeOf(entity, name)
      const parts = composite?.parts ?? [name]
      return [
        parts.join(' '),
        `${composite?.label ?? labelOf(entity, name, scope)}：${parts.map((part) => puts[part]?.read).join(' / ')}`,
      ]
    }),
  )
}
