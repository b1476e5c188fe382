import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { expectAccessible, memory, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
/** The server of a city that does without these modules. */
const without = (...codes: readonly string[]): Transport => {
  const transport = memory()
  return {
    ...transport,
    call: (request) =>
      request.method === 'getClosedModules' ? Promise.resolve({ success: true, data: codes }) : transport.call(request),
  }
}

describe('a page of a module the city does without', () => {
  it.each([
    ['BankRateGrid', '/BankRateGrid'],
    ['ContractView', '/ContractPrint?id=demo-project-01'],
  ])('ROU-010 says so in place of itself, and leads home: %s', async (code, path) => {
    const { portal, address } = await openAs('manager', '/HomePage', without(code))
    await act(() => portal.router.navigate(path))
    expect(await screen.findByText('该模块未启用', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: '回到首页' }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
    await waitFor(() => expect(screen.queryByText('该模块未启用')).toBeNull(), LONG_TIMEOUT)
  })
  it('ROU-010 leaves other pages as they are', async () => {
    await openAs('manager', '/BankRateGrid', without('BankLprGrid'))
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1), LONG_TIMEOUT)
    expect(screen.queryByText('该模块未启用')).toBeNull()
  })
})
