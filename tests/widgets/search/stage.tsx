import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { fieldState } from '../../../lib/catalogue/field-state.ts'
import type { Scope } from '../../../lib/catalogue/kind.ts'
import { PAY_TYPE } from '../../../lib/domain/codes.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import type { Server } from '../project-detail/stage.tsx'

export const ID = 'demo-project-05'

/** A case in which most fields have something to say. */
export async function fillCase({ api }: Server): Promise<void> {
  await api.Hf20PrjBase.doSave({
    keyValue: ID,
    prjPayType: PAY_TYPE.commercial,
    hf20Ctrl3: 1,
    hf20HouseAddress: '示例大道 668 号',
    hf20AcceptRetNoEnd: 0.0315,
  })
}

/** Declared fields by the state their rules give them in this case; fields that are never shown are left out. */
export async function fieldsOf({
  api,
}: Server): Promise<{ readonly visible: readonly string[]; readonly hidden: readonly string[] }> {
  const { data } = await api.Hf20PrjBase.getOne({ id: ID })
  const scope = data as unknown as Scope // adapter: the values of a project
  const names = Object.entries(project.fields)
    .filter(([, { hidden }]) => !hidden)
    .map(([name]) => name)
  const isVisible = (name: string): boolean => fieldState(project, name, scope).visible
  return { visible: names.filter(isVisible), hidden: names.filter((name) => !isVisible(name)) }
}

/** The element that shows a field, in a document or a shadow root. */
export const elementOf = (root: ParentNode, name: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(`[data-field~="${name}"]`)
  expect(element, `${name} is drawn`).not.toBeNull()
  return element as HTMLElement
}

/** Highlighted and not covered, so that a user sees it. */
export function expectSeen(element: HTMLElement, what: string): void {
  expect(element.hasAttribute('data-highlighted'), `${what} is ringed`).toBe(true)
  const { left, top, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const under = root.elementFromPoint(left + 4, top + Math.min(height / 2, 16))
  expect(under !== null && element.contains(under), `${what} is in view, not ${under?.outerHTML.slice(0, 120)}`).toBe(
    true,
  )
}

export const box = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: '搜索字段' }, LONG_TIMEOUT)
export const options = (): HTMLElement[] =>
  within(screen.getByRole('listbox', { name: '匹配的字段' })).getAllByRole('option')

export async function search(keyword: string): Promise<HTMLElement[]> {
  const input = await box()
  await userEvent.clear(input)
  await userEvent.type(input, keyword)
  await waitFor(() => expect(options().length).toBeGreaterThan(0), LONG_TIMEOUT)
  return options()
}
