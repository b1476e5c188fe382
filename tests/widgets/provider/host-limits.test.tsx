import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { demoStore } from '../../demo-store.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { FlowTab } from '../../../lib/widgets/flow-tab/flow-tab.tsx'
import { FormPreview } from '../../../lib/widgets/form-preview/form-preview.tsx'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'

/** Nothing here saves. */
const store = demoStore()
const LONG_TIMEOUT = { timeout: 20_000 }
const CASE = 'demo-project-54'

interface Shown {
  readonly widget: ReactElement
  /** Waits for the content, as the signed-in user sees it. */
  readonly ready: () => Promise<unknown>
  /** Operations that a manager is offered. */
  readonly offered: RegExp
}
const WIDGETS: Readonly<Record<string, Shown>> = {
  FeeTab: {
    widget: <FeeTab projectId={CASE} />,
    ready: () => screen.findByRole('tab', { name: /支出/ }, LONG_TIMEOUT),
    offered: /新增|^保存|生成收款码/,
  },
  FlowTab: {
    widget: <FlowTab projectId={CASE} />,
    ready: () => screen.findByRole('table', {}, LONG_TIMEOUT),
    offered: /添加流程|^指派|完成所选/,
  },
  PapersTab: {
    widget: <PapersTab projectId={CASE} />,
    ready: () => screen.findByRole('table', { name: '资料清单' }, LONG_TIMEOUT),
    offered: /上传/,
  },
}
const offers = ({ offered }: Shown): readonly string[] =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    .filter((name) => offered.test(name))

function show({ widget }: Shown, can: () => unknown): void {
  const auth = { ...createMemoryAuth(), can: can as () => boolean } // adapter: a host may answer anything
  render(
    <FangkitProvider transport={createMemoryTransport({ store, user: 'manager' })} auth={auth}>
      {widget}
    </FangkitProvider>,
  )
}

describe.each(Object.entries(WIDGETS))('SDK-015 what a host does not allow: %s', (_name, kind) => {
  it('offers what it allows', async () => {
    show(kind, () => true)
    await kind.ready()
    await waitFor(() => expect(offers(kind)).not.toEqual([]), LONG_TIMEOUT)
  })
  it.each([
    ['denies', (): unknown => false],
    [
      'throws',
      (): unknown => {
        throw new Error('no')
      },
    ],
    ['answers no boolean', (): unknown => 'yes'],
    ['answers later', (): unknown => Promise.resolve(true)],
  ] as const)('offers nothing when it %s', async (_how, can) => {
    show(kind, can)
    await kind.ready()
    expect(offers(kind)).toEqual([])
  })
})

describe('SDK-015 what a host does not allow: FormPreview', () => {
  it('is asked about saving, and shown all the same', async () => {
    const asked: (readonly [string, string | undefined])[] = []
    const auth = {
      ...createMemoryAuth(),
      can: (operation: string, subject?: string) => {
        asked.push([operation, subject])
        return false
      },
    }
    render(
      <FangkitProvider transport={createMemoryTransport({ store, user: 'manager' })} auth={auth}>
        <FormPreview projectId={CASE} />
      </FangkitProvider>,
    )
    await waitFor(() => expect(asked).toContainEqual(['OPT_SAVE', 'ApplyFormRecord']), LONG_TIMEOUT)
  })
})
