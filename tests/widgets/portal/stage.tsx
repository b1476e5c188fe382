import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { expect } from 'vitest'
import '../../../lib/styles/panda.css'
import '../../../host/web/page.css'
import { oncePerFile } from '../each-file.ts'
import { type AccessibilityOptions, expectAccessible as expectPartAccessible } from '../accessible.ts'
import { menuRows } from '../../../host/grids/menu.ts'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { saleOrderGrid } from '../../../host/grids/finance/sale-order-grid.ts'
import { ratesGrids, ratesRows } from '../../../host/grids/rates/rates.ts'
import { App } from '../../../host/web/app.tsx'
import { createPortal } from '../../../host/web/session/create-portal.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

/** As many lists as these tests open; the menu shows those that are served. */
const grids = [projectGrid, saleOrderGrid, ...ratesGrids]
const gridRows = [menuRows(grids), ...ratesRows]

/** A store of the portal, with nothing in it yet. */
export const freshStore = () => createMemoryStore({ tables: tablesFor(grids) })
/** The server of the portal over a store, with its lists and the menu. */
export const served = (
  store: ReturnType<typeof freshStore>,
  options: Parameters<typeof createMemoryTransport>[0] = {},
) => createMemoryTransport({ store, grids, gridRows, ...options })
const storeOfFile = oncePerFile(freshStore)
export const memory = () => served(storeOfFile())

/** The portal at an address, as a browser with nothing kept opens it. */
export function open(path: string, transport: Transport = memory()) {
  const portal = createPortal(transport, (routes) => createMemoryRouter(routes, { initialEntries: [path] }))
  const view = render(<App portal={portal} />, {
    container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })),
  })
  return {
    ...view,
    portal,
    address: () => `${portal.router.state.location.pathname}${portal.router.state.location.search}`,
  }
}
export type Opened = ReturnType<typeof open>

const LONG_TIMEOUT = { timeout: 20_000 }

export async function signIn(user = 'manager', password = 'fangkit'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('账号', {}, LONG_TIMEOUT), user)
  await userEvent.type(screen.getByLabelText('密码', { selector: 'input' }), password)
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
}

/** The portal at an address with a user signed in. */
export async function openAs(user: string, path: string, transport: Transport = memory()): Promise<Opened> {
  const opened = open(path, transport)
  await signIn(user)
  await screen.findByRole('navigation', { name: '主菜单' }, LONG_TIMEOUT)
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull(), LONG_TIMEOUT)
  return opened
}

/** Chooses from the menu behind the user's name, by keyboard. */
export async function choose(entry: string): Promise<void> {
  const button = await screen.findByRole('button', { name: /账户菜单/ }, LONG_TIMEOUT)
  button.focus()
  await userEvent.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  for (const item of items.slice(
    0,
    items.findIndex(({ textContent }) => textContent === entry),
  )) {
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{ArrowDown}')
  }
  await waitFor(() => expect(screen.getByRole('menuitem', { name: entry })).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const firstRow = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1), LONG_TIMEOUT)
  return screen.getAllByRole('row')[1] as HTMLElement
}

/** The portal gives its pages a title. @param part the whole page when absent */
export const expectAccessible = (
  part: HTMLElement | Document = document,
  options: AccessibilityOptions = {},
): Promise<void> => expectPartAccessible(part, { titled: true, ...options })
