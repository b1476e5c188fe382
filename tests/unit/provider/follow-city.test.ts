import { describe, expect, it } from 'vitest'
import { followCity } from '../../../lib/provider/session/follow-city.ts'
import { createCore } from '../../../lib/provider/provider-core.ts'
import type { ConfirmRequest } from '../../../lib/provider/notices/notice-store.ts'
import type { Scope } from '../../../lib/provider/provider-context.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const NORTH = '440100'
const SOUTH = '440300'

/** Two windows of one session; the second one gives the answers the test sets. */
function twoWindows(answer: (request: ConfirmRequest) => boolean) {
  const transport = createMemoryTransport()
  const auth = createMemoryAuth()
  const open = () => {
    const asked: ConfirmRequest[] = []
    let scope: Scope = { city: NORTH }
    const confirm = async (request: ConfirmRequest) => {
      asked.push(request)
      return answer(request)
    }
    const core = createCore({
      props: () => ({ transport, auth, confirm, children: null }),
      scope: () => scope,
      enterScope: (next) => {
        scope = next
      },
    })
    return { core, asked, city: () => scope.city }
  }
  return { one: open(), two: open() }
}
const goSouth = async ({ core }: ReturnType<typeof twoWindows>['one']) => {
  await core.client.api.Ss11SysUsers.switchLocationCity({ code: SOUTH })
  core.setScope({ city: SOUTH })
}

describe('a window whose session went to another city', () => {
  it('OPN-078 is refused, asks once, and works on in the new city when the person agrees', async () => {
    const { one, two } = twoWindows(() => true)
    await goSouth(one)
    const { api } = two.core.client
    const refused = await Promise.allSettled([
      api.Hf20PrjBase.getPageList(),
      api.Hf20PrjBase.doSave({ hf20BuyerType: 'HF0501' }),
    ])
    expect(refused).toMatchObject(
      Array(2).fill({ status: 'rejected', reason: { code: 'CITY_CHANGED', kind: 'refused' } }),
    )
    await expect.poll(two.city).toBe(SOUTH)
    expect(two.asked).toEqual([
      {
        title: '办公城市已切换',
        text: expect.stringContaining('深圳市'),
        confirmLabel: '在深圳市继续',
        cancelLabel: '暂不',
      },
    ])
    expect((await api.Hf20PrjBase.getPageList()).total).toBeGreaterThan(0)
    expect(one.asked).toEqual([])
  })

  it('OPN-078 stays where it is while the person does not agree, and nothing is asked of the other city', async () => {
    const { one, two } = twoWindows(() => false)
    await goSouth(one)
    await expect(two.core.client.api.Hf20PrjBase.getPageList()).rejects.toMatchObject({ code: 'CITY_CHANGED' })
    await expect.poll(() => two.asked.length).toBe(1)
    expect(two.city()).toBe(NORTH)
    await expect(two.core.client.api.Hf20PrjBase.getPageList()).rejects.toMatchObject({ code: 'CITY_CHANGED' })
  })

  it('OPN-078 that switched itself asks nothing when it hears of it', async () => {
    const { one } = twoWindows(() => true)
    await goSouth(one)
    const entered: unknown[] = []
    await followCity({
      api: one.core.client.api,
      scope: () => ({ city: SOUTH }),
      setScope: (scope) => void entered.push(scope),
      confirm: one.core.confirm,
      report: one.core.report,
      texts: ({ texts }) => texts,
    })
    expect([one.asked, entered]).toEqual([[], []])
  })

  it('OPN-078 hears of it over the line before it asks anything', async () => {
    const { one, two } = twoWindows(() => true)
    const { live, session } = two.core.client
    await two.core.client.api.login.getLoginStatus()
    expect(session.state).toBe('signed-in')
    const hangUp = two.core.live.connect()
    await expect.poll(() => live.status().state).toBe('open')
    await goSouth(one)
    await expect.poll(two.city).toBe(SOUTH)
    hangUp()
  })
})
