import { describe, expect, it } from 'vitest'
import { rulesGrids } from '../../../host/grids/rules/rules.ts'
import { addressByEntity, LIST_PATHS } from '../../../host/web/grid-addresses.ts'
import { routes } from '../../../host/web/routes.tsx'
import { createMemoryRouter } from 'react-router'

describe('addresses under the patterns of rules and weights', () => {
  it('ROU-003 OPN-080 lead to the list over the entity they name', async () => {
    for (const { name, entity } of rulesGrids) {
      expect(LIST_PATHS).toContain(`/${name}`)
      expect(await addressByEntity(`/${entity.service}`)).toBe(`/${name}`)
      expect(await addressByEntity(`/${entity.service}/row-1`)).toBe(`/${name}/row-1`)
    }
  })
  it('lead nowhere for an entity nobody knows, and for lists outside the patterns', async () => {
    for (const path of ['/RuleSetting', '/RuleSettingNothing', '/RuleTmpltNothing', '/WeightNothing', '/BankRate', '/Hf20PrjBase', '/']) expect([path, await addressByEntity(path)]).toEqual([path, null])
  })
  it('ROU-003 ROU-018 open the list in the portal, or the page for what is not found', async () => {
    const arrive = async (from: string): Promise<string> => {
      const router = createMemoryRouter(routes, { initialEntries: [from] })
      router.initialize()
      await expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle', { timeout: 15_000 }).toBe(true)
      const { pathname, search } = router.state.location
      router.dispose()
      return `${pathname}${search}`
    }
    expect(await arrive('/RuleTmpltSms/row-1?do=edit')).toBe('/RuleTmpltSmsGrid/row-1?do=edit')
    expect(await arrive('/WeightBank')).toBe('/WeightBankGrid')
    expect(await arrive('/WeightNothing')).toBe('/404')
    expect(await arrive('/NoSuchGrid')).toBe('/404')
  })
})
