import { describe, expect, it } from 'vitest'
import { rulesGrids } from '../../../host/grids/rules/rules.ts'
import { addressByEntity, LIST_PATHS } from '../../../host/web/grid-addresses.ts'
import { routes } from '../../../host/web/routes.tsx'
import { createMemoryRouter, matchRoutes, resolvePath } from 'react-router'

describe('the addresses of lists', () => {
  it('OPN-082 are children of the shell, each right below its root and reached the same from any page', () => {
    const shellOf = (path: string) => matchRoutes(routes, path)?.[1]?.route
    expect(shellOf('/home')?.element).toBeDefined()
    expect(LIST_PATHS).toContain('/CfgItemGrid')
    for (const path of LIST_PATHS) {
      expect([path, /^\/[^/]+$/.test(path)]).toEqual([path, true])
      expect([path, shellOf(path) === shellOf('/home')]).toEqual([path, true])
      expect([path, resolvePath(path, '/DetailInfo/p1').pathname]).toEqual([path, path])
    }
  })
})

describe('addresses under the patterns of rules and weights', () => {
  it('ROU-003 OPN-080 lead to the list over the entity they name', async () => {
    for (const { name, entity } of rulesGrids) {
      expect(LIST_PATHS).toContain(`/${name}`)
      expect(await addressByEntity(`/${entity.service}`)).toBe(`/${name}`)
      expect(await addressByEntity(`/${entity.service}/row-1`)).toBe(`/${name}/row-1`)
    }
  })
  it('lead nowhere for an entity nobody knows, and for lists outside the patterns', async () => {
    for (const path of [
      '/RuleSetting',
      '/RuleSettingNothing',
      '/RuleTmpltNothing',
      '/WeightNothing',
      '/BankRate',
      '/Hf20PrjBase',
      '/',
    ])
      expect([path, await addressByEntity(path)]).toEqual([path, null])
  })
  it('ROU-003 ROU-018 open the list in the portal, or the page for what is not found', async () => {
    const arrive = async (from: string): Promise<string> => {
      const router = createMemoryRouter(routes, { initialEntries: [from] })
      router.initialize()
      await expect
        .poll(() => router.state.initialized && router.state.navigation.state === 'idle', { timeout: 15_000 })
        .toBe(true)
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
