import { describe, expect, it } from 'vitest'
import { createCore } from '../../../lib/provider/provider-core.ts'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

/** A core over props as a page without types may write them. */
const coreOf = (props: object) =>
  // adapter: what types forbid
  createCore({ props: () => props as FangkitProviderProps, scope: () => ({ city: null }), enterScope: () => undefined })
const listOf = (props: object) => coreOf(props).client.api.Hf20PrjBase.getPageList()

describe('a provider that lacks a part', () => {
  it.each([
    ['transport', { auth: createMemoryAuth() }],
    ['auth', { transport: createMemoryTransport() }],
  ])('fails by naming %s, not as a broken line', async (name, props) => {
    await expect(listOf(props)).rejects.toMatchObject({
      kind: 'contract',
      retryable: false,
      userMessage: `页面没有接好：FangkitProvider 缺少 ${name}`,
    })
  })
  it('asks nobody whether an operation is allowed, and follows no session', () => {
    const core = coreOf({ transport: createMemoryTransport() })
    expect(core.allows('Hf54ProjectIncomeInfo.doSave')).toBe(true)
    expect(() => core.follow(createMemoryAuth())()).not.toThrow()
    const hangUp = coreOf({ auth: createMemoryAuth() }).connect()
    expect(hangUp).not.toThrow()
  })
})
