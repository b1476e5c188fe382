import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { expectAccessible } from '../accessible.ts'
import { codeOf, rateRows, rates } from './rates.ts'
import { rows, show } from './stage.tsx'

const LONG = { timeout: 20_000 }
const served = (user = 'manager') =>
  createMemoryTransport({ scenario: 'empty', user, grids: [rates], gridRows: [rateRows(3)] })
const switchOf = (number: number) => screen.findByRole('switch', { name: `启用 ${codeOf(number)}` }, LONG)
const turned = async (number: number, on: boolean) =>
  waitFor(async () => expect(await switchOf(number)).toHaveAttribute('aria-checked', String(on)), LONG)

describe('the switch of a row', () => {
  it('switches the row without asking, and takes it back', async () => {
    show(<ConfigGrid definition={rates} />, { transport: served() })
    await userEvent.click(await switchOf(1))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }, LONG))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await turned(1, true)
    await userEvent.click(await switchOf(2))
    await turned(2, false)
    await expectAccessible()
  })

  it('shows the new state at once, and the former one again when the server refuses it', async () => {
    const transport = served()
    const letGo: (() => void)[] = []
    const over: Transport = {
      ...transport,
      call: async (request) => {
        if (request.method !== 'doDisable') return transport.call(request)
        await new Promise<void>((resolve) => letGo.push(resolve))
        return { success: false, code: 'NO_PERMISSION', message: '没有权限' }
      },
    }
    show(<ConfigGrid definition={rates} />, { transport: over })
    await userEvent.click(await switchOf(1))
    await turned(1, false)
    await waitFor(() => expect(letGo).toHaveLength(1), LONG)
    for (const resolve of letGo) resolve()
    expect(await screen.findByText(/未能停用/, {}, LONG)).toBeVisible()
    await turned(1, true)
  })

  it('asks first where the change takes other things along', async () => {
    const grid = { ...rates, affects: { disable: '{sortNo} 处在用' } }
    show(<ConfigGrid definition={grid} />, { transport: served() })
    await userEvent.click(await switchOf(1))
    const asked = within(await screen.findByRole('alertdialog', {}, LONG))
    await userEvent.click(asked.getByRole('button', { name: '取消' }))
    await turned(1, true)
  })

  it('is there in pages longer than what is drawn at once, too', async () => {
    const transport = createMemoryTransport({
      scenario: 'empty',
      user: 'manager',
      grids: [rates],
      gridRows: [rateRows(90)],
    })
    show(<ConfigGrid definition={rates} defaultQuery={{ pageSize: 100 }} />, { transport })
    // Only the first sixty rows are rendered until the chunk for long pages is loaded.
    await waitFor(() => expect(rows().length).toBeGreaterThan(60), LONG)
    await userEvent.click(await switchOf(1))
    await turned(1, false)
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }, LONG))
    await turned(1, true)
  })

  it('is a text for those who may not change it', async () => {
    show(<ConfigGrid definition={rates} />, { transport: served('viewer') })
    await waitFor(() => expect(rows()[0]).toHaveTextContent(codeOf(1)), LONG)
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
