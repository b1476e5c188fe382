import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfigGrid, type ConfigGridOpenEvent } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { projects } from './grids.ts'
import { asked, rows, rowsAre, show, transportAs } from './stage.tsx'

const SORTED = { sort: 'prjNo:desc' }

async function start(user = 'manager', more: { readonly rowHref?: (id: string) => string } = {}) {
  const events: ConfigGridOpenEvent[] = []
  show(<ConfigGrid definition={projects} onOpen={(event) => events.push(event)} {...more} />, { transport: transportAs(user) })
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
    expect(events.map(({ action, id }) => [action, id])).toEqual([['VIEW', row?.keyValue], ['EDIT', row?.keyValue], ['CLONE', row?.keyValue], ['ADD', null]])
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
    document.addEventListener('click', (event) => {
      leftAlone = !event.defaultPrevented
      event.preventDefault()
    }, { once: true })
    await person.keyboard('{Control>}')
    await person.click(link)
    expect(leftAlone).toBe(true)
    expect(events).toHaveLength(1)
  })

  it('offers nothing when the host does not listen', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull()
    expect(first().queryByRole('button')).toBeNull()
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
    const auth = { getToken: () => ({ token: 'memory:1', expiresAt: null }), can: (operation: string) => operation !== 'OPT_UPDATE' }
    show(<ConfigGrid definition={projects} onOpen={() => undefined} />, { auth } as never)
    await rowsAre((await asked(SORTED)).numbers)
    await first().findByRole('button', { name: /^克隆/ })
    expect(first().queryByRole('button', { name: /^编辑/ })).toBeNull()
  })
})

describe('rows by keyboard', () => {
  it('moves with the arrow keys, Home and End, and opens with Enter', async () => {
    const { events, rows: answered } = await start()
    await first().findByRole('button', { name: /^P\d/ })
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(rows()[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(rows()[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(events).toMatchObject([{ action: 'VIEW', id: answered[1]?.keyValue }])
    await userEvent.keyboard('{End}')
    expect(rows().at(-1)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(rows().at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(rows()[0]).toHaveFocus()
  })

  it('takes one stop of the Tab key for all rows', async () => {
    await start()
    expect(rows().filter((row) => row.tabIndex === 0)).toHaveLength(1)
    rows()[3]?.focus()
    await waitFor(() => expect(rows()[3]?.tabIndex).toBe(0))
    expect(rows().filter((row) => row.tabIndex === 0)).toHaveLength(1)
  })

  it('leaves Enter on a button of a row to the button', async () => {
    const { events } = await start()
    const edit = await first().findByRole('button', { name: /^编辑/ })
    edit.focus()
    await userEvent.keyboard('{Enter}')
    expect(events.map(({ action }) => action)).toEqual(['EDIT'])
  })

  it('opens nothing when the host does not listen', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    rows()[0]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(rows()).toHaveLength(10)
  })
})
