import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import type { ConfigGridOpenEvent } from '../../../lib/widgets/config-grid/config-grid-props.ts'
import { projects } from './grids.ts'
import { asked, rows, rowsAre, show, transportAs } from './stage.tsx'

const SORTED = { sort: 'prjNo:desc' }

async function start(user = 'manager', more: { readonly rowHref?: (id: string) => string } = {}) {
  const events: ConfigGridOpenEvent[] = []
  show(<ConfigGrid definition={projects} onOpen={(event) => events.push(event)} {...more} />, {
    transport: transportAs(user),
  })
  const answered = await asked(SORTED, user)
  await rowsAre(answered.numbers)
  return { events, ...answered }
}
const first = () => within(rows()[0] as HTMLElement)

describe('opening a record', () => {
  it('GRD-005 tells the host which record, and what to do with it', async () => {
    const { events, rows: answered } = await start()
    const [row] = answered
    await userEvent.click(await first().findByRole('button', { name: row?.prjNo ?? '' }))
    await userEvent.click(first().getByRole('button', { name: `编辑 ${row?.prjNo}` }))
    await userEvent.click(first().getByRole('button', { name: `克隆 ${row?.prjNo}` }))
    await userEvent.click(screen.getByRole('button', { name: '新增' }))
    expect(events.map(({ action, id }) => [action, id])).toEqual([
      ['VIEW', row?.keyValue],
      ['EDIT', row?.keyValue],
      ['CLONE', row?.keyValue],
      ['ADD', null],
    ])
    expect(events[0]).toMatchObject({ source: 'config-grid', row: { prjNo: row?.prjNo } })
  })

  it('is a link where the host names the address; a plain press stays in the page', async () => {
    const { events, rows: answered } = await start('manager', { rowHref: (id) => `/cases/${id}` })
    const link = await first().findByRole('link', { name: answered[0]?.prjNo ?? '' })
    expect(link).toHaveAttribute('href', `/cases/${answered[0]?.keyValue}`)
    const person = userEvent.setup()
    await person.click(link)
    expect(events).toHaveLength(1)
    // Prevented here so that the browser does not follow it; the grid itself must leave it alone.
    let leftAlone = false
    document.addEventListener(
      'click',
      (event) => {
        leftAlone = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await person.keyboard('{Control>}')
    await person.click(link)
    expect(leftAlone).toBe(true)
    expect(events).toHaveLength(1)
  })

  it('offers nothing that changes anything where the host says read-only', async () => {
    show(<ConfigGrid definition={projects} readOnly />)
    await rowsAre((await asked(SORTED)).numbers)
    expect(await first().findByRole('button', { name: /^P\d/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull()
  })

  it.each([
    ['manager', { add: true, edit: true, clone: true }],
    ['provider', { add: true, edit: true, clone: true }],
    ['follow', { add: false, edit: true, clone: false }],
    ['finance', { add: false, edit: true, clone: false }],
    ['viewer', { add: false, edit: false, clone: false }],
  ])('GRD-020 offers %s what the server allows', async (user, { add, edit, clone }) => {
    await start(user)
    await first().findByRole('button', { name: /^P\d/ })
    expect(screen.queryByRole('button', { name: '新增' }) !== null).toBe(add)
    expect(first().queryByRole('button', { name: /^编辑/ }) !== null).toBe(edit)
    expect(first().queryByRole('button', { name: /^克隆/ }) !== null).toBe(clone)
  })

  it('GRD-020 offers nothing the host itself forbids', async () => {
    const auth = {
      getToken: () => ({ token: 'memory:1', expiresAt: null }),
      can: (operation: string) => operation !== 'OPT_UPDATE',
    }
    show(<ConfigGrid definition={projects} onOpen={() => undefined} />, { auth } as never)
    await rowsAre((await asked(SORTED)).numbers)
    await first().findByRole('button', { name: /^克隆/ })
    expect(first().queryByRole('button', { name: /^编辑/ })).toBeNull()
  })
})

const cell = (row: number, column: number) => rows()[row]?.querySelectorAll('td')[column] as HTMLElement

describe('cells by keyboard', () => {
  it('moves with arrow keys, Home, End and Page keys, sorts from the header and opens with Enter', async () => {
    const { events, rows: answered } = await start()
    await first().findByRole('button', { name: /^P\d/ })
    cell(0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(cell(2, 1)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Home}')
    await waitFor(() => expect(cell(1, 0)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(events).toMatchObject([{ action: 'VIEW', id: answered[1]?.keyValue }])
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cell(9, (rows()[9]?.querySelectorAll('td').length ?? 0) - 1)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Home}')
    await waitFor(() => expect(cell(9, 0)).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    expect(rows()[9]?.contains(document.activeElement)).toBe(false)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /项目编号/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await rowsAre((await asked({ sort: 'prjNo:asc' })).numbers)
  })

  it('takes one stop of the Tab key for all cells, and leads on to what the row offers', async () => {
    const { events } = await start()
    await first().findByRole('button', { name: /^P\d/ })
    const stops = () => screen.getByRole('grid').querySelectorAll('td[tabindex="0"], th[tabindex="0"]')
    expect(stops()).toHaveLength(1)
    cell(3, 1).focus()
    await waitFor(() => expect(cell(3, 1).tabIndex).toBe(0))
    expect(stops()).toHaveLength(1)
    expect(within(rows()[0] as HTMLElement).getByRole('button', { name: /^编辑/ }).tabIndex).toBe(-1)
    const edit = within(rows()[3] as HTMLElement).getByRole('button', { name: /^编辑/ })
    expect(edit.tabIndex).toBe(0)
    edit.focus()
    await userEvent.keyboard('{Enter}')
    expect(events.map(({ action }) => action)).toEqual(['EDIT'])
  })
})
