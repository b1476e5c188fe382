import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { createClient } from '../../../lib/client/client.ts'
import { projectList, projectRecord } from '../../../lib/client/queries/query-options.ts'
import type { LiveChannel, LiveRequest, TransportRequest } from '../../../lib/client/transport/transport.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { useConnection } from '../../../lib/provider/live/use-connection.ts'
import { useDictionary } from '../../../lib/provider/dictionaries/use-dictionary.ts'
import { useFangkit } from '../../../lib/provider/use-fangkit.ts'
import { useFkQuery } from '../../../lib/provider/queries/use-fk-query.ts'
import { useLiveRecord } from '../../../lib/provider/live/use-live-record.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { WidgetFrame } from '../../../lib/widgets/widget-frame.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const NEW_CASE = {
  prjPayType: 'HH2004',
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20ManagerId: 'demo-manager',
} as const

/** Two browsers on one server: the test makes the calls of one, the other is rendered. */
function twoBrowsers() {
  const store = createMemoryStore({ tables })
  const [near, far] = [
    createMemoryTransport({ store, scenario: 'empty', user: 'manager' }),
    createMemoryTransport({ store, scenario: 'empty', user: 'manager' }),
  ]
  return { store, near, far: createClient({ transport: far, auth: createMemoryAuth() }).api }
}

function Board({ id, onChanged }: { readonly id: string; readonly onChanged: () => void }): ReactElement {
  const record = useFkQuery(projectRecord(id))
  const list = useFkQuery(projectList({ page: 1 }))
  const { entries } = useDictionary('HF19')
  const { state } = useConnection()
  useLiveRecord('Hf20PrjBase', id, onChanged)
  return <p>{[state, record.data?.hf20HouseAddress, `${list.data?.total} 条`, entries[0]?.value].join(' | ')}</p>
}

describe('what others change', () => {
  it('SHL-016 OPN-103 shows up by itself: a record, its list, a dictionary', async () => {
    const { store, near, far } = twoBrowsers()
    const {
      data: { keyValue },
    } = await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路1号' })
    const changed = vi.fn()
    render(
      <FangkitProvider transport={near} auth={createMemoryAuth()}>
        <Board id={String(keyValue)} onChanged={changed} />
      </FangkitProvider>,
    )
    await screen.findByText(/^open \| 示例路1号 \| 1 条 \| \S/, {}, LONG_TIMEOUT)

    await far.Hf20PrjBase.doSave({ keyValue, hf20HouseAddress: '示例路2号' })
    await screen.findByText(/示例路2号/, {}, LONG_TIMEOUT)
    expect(changed).toHaveBeenCalled()
    await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路3号' })
    await screen.findByText(/2 条/, {}, LONG_TIMEOUT)

    await far.home.doRefresh()
    await store.unit({ account: 'system', now: Date.now() }, async (unit) => {
      const { rows } = await unit.list(dictEntryTable, {
        where: { field: 'dict', is: ['HF19'] },
        sort: [{ field: 'sortOrder' }],
      })
      for (const row of rows) await unit.update(dictEntryTable, row.key, row.version, { value: '改过的名称' })
    })
    await far.home.doRefresh()
    await screen.findByText(/改过的名称/, {}, LONG_TIMEOUT)
  })

  it('does not show up by itself where the host wants no line', async () => {
    const { near, far } = twoBrowsers()
    const connect = vi.fn(near.connect)
    const {
      data: { keyValue },
    } = await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路1号' })
    render(
      <FangkitProvider transport={{ ...near, connect }} auth={createMemoryAuth()} live={false}>
        <Board id={String(keyValue)} onChanged={() => undefined} />
      </FangkitProvider>,
    )
    await screen.findByText(/^off \| 示例路1号 \| 1 条/, {}, LONG_TIMEOUT)
    expect(connect).not.toHaveBeenCalled()
  })
})

function Journey(): ReactElement {
  const { scope, setScope } = useFangkit()
  return <button type="button" onClick={() => setScope({ city: '440300' })}>{`在 ${scope.city}，去深圳`}</button>
}

describe('the line of a city', () => {
  it('is closed when the person goes to another one, and another is opened; staying changes nothing', async () => {
    // A back end that does not compare cities: this is about the line alone.
    const { near, far } = twoBrowsers()
    const lines: { open: boolean }[] = []
    const connect = (request: LiveRequest): LiveChannel => {
      if (!near.connect) throw new Error('memory has no line')
      const channel = near.connect(request)
      const line = { open: true }
      lines.push(line)
      return {
        send: (text) => channel.send(text),
        close(code) {
          line.open = false
          channel.close(code)
        },
      }
    }
    const {
      data: { keyValue },
    } = await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路1号' })
    render(
      <FangkitProvider
        transport={{ ...near, connect, call: (request) => near.call({ ...request, city: null }) }}
        auth={createMemoryAuth()}
        scope={{ city: '440100' }}
      >
        <Journey />
        <Board id={String(keyValue)} onChanged={() => undefined} />
      </FangkitProvider>,
    )
    await screen.findByText(/^open \| 示例路1号/, {}, LONG_TIMEOUT)
    expect(lines).toEqual([{ open: true }])

    await userEvent.click(screen.getByRole('button', { name: '在 440100，去深圳' }))
    await waitFor(() => expect(lines).toEqual([{ open: false }, { open: true }]), LONG_TIMEOUT)
    await screen.findByText(/^open \| 示例路1号/, {}, LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '在 440300，去深圳' }))
    // What others do comes by the new line, which is the only one.
    await far.Hf20PrjBase.doSave({ keyValue, hf20HouseAddress: '示例路2号' })
    await screen.findByText(/^open \| 示例路2号/, {}, LONG_TIMEOUT)
    expect(lines).toEqual([{ open: false }, { open: true }])
  })
})

describe('a line that breaks', () => {
  it('SHL-014 is told by one widget of all, and gone when the line is back, with what was missed', async () => {
    const { near, far } = twoBrowsers()
    const {
      data: { keyValue },
    } = await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路1号' })
    const board = <Board id={String(keyValue)} onChanged={() => undefined} />
    render(
      <FangkitProvider transport={near} auth={createMemoryAuth()}>
        <WidgetFrame name="one">{board}</WidgetFrame>
        <WidgetFrame name="two">{null}</WidgetFrame>
      </FangkitProvider>,
    )
    await screen.findByText(/^open \| 示例路1号/, {}, LONG_TIMEOUT)
    near.setScenario('offline')
    expect(await screen.findByText(/正在重新连接/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getAllByText(/正在重新连接/)).toHaveLength(1)
    await far.Hf20PrjBase.doSave({ keyValue, hf20HouseAddress: '示例路9号' })
    near.setScenario('empty')
    window.dispatchEvent(new Event('online'))
    await screen.findByText(/^open \| 示例路9号/, {}, LONG_TIMEOUT)
    await waitFor(() => expect(screen.queryByText(/正在重新连接/)).toBeNull(), LONG_TIMEOUT)
  })
})

/** Holds a part of the traffic back until a test lets it go. */
function dam() {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { gate, open: () => open() }
}

describe('what changes before a page can hear of it', () => {
  it('SHL-016 shows up when the line opens late, and when the first answer comes late', async () => {
    const { near, far } = twoBrowsers()
    const {
      data: { keyValue },
    } = await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路1号' })
    const [line, answer] = [dam(), dam()]
    const transport = {
      ...near,
      connect: (request: LiveRequest): LiveChannel => {
        if (!near.connect) throw new Error('memory has no line')
        let channel: LiveChannel | null = null
        void line.gate.then(() => {
          channel = near.connect?.(request) ?? null
        })
        return { send: (text) => channel?.send(text), close: (code) => channel?.close(code) }
      },
      call: async (request: TransportRequest) => {
        const response = await near.call(request)
        if (request.method === 'getPageList') await answer.gate
        return response
      },
    }
    render(
      <FangkitProvider transport={transport} auth={createMemoryAuth()}>
        <Board id={String(keyValue)} onChanged={() => undefined} />
      </FangkitProvider>,
    )
    await screen.findByText(/^connecting \| 示例路1号 \| undefined 条/, {}, LONG_TIMEOUT)
    await far.Hf20PrjBase.doSave({ keyValue, hf20HouseAddress: '示例路2号' })
    line.open()
    await screen.findByText(/^open \| 示例路2号 \| undefined 条/, {}, LONG_TIMEOUT)
    await far.Hf20PrjBase.doSave({ ...NEW_CASE, hf20HouseAddress: '示例路3号' })
    answer.open()
    await screen.findByText(/^open \| 示例路2号 \| 2 条/, {}, LONG_TIMEOUT)
  })

  it('SHL-013 a page that leaves at once has opened no line', async () => {
    const { near } = twoBrowsers()
    const connect = vi.fn(near.connect)
    const { unmount } = render(
      <FangkitProvider transport={{ ...near, connect }} auth={createMemoryAuth()}>
        <Board id="p1" onChanged={() => undefined} />
      </FangkitProvider>,
    )
    unmount()
    const later = render(
      <FangkitProvider transport={{ ...near, connect: vi.fn(near.connect) }} auth={createMemoryAuth()}>
        <Board id="p1" onChanged={() => undefined} />
      </FangkitProvider>,
    )
    await later.findByText(/^open/, {}, LONG_TIMEOUT)
    expect(connect).not.toHaveBeenCalled()
  })
})
