import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect } from 'vitest'
import '../../../lib/styles/panda.css'
import { tables } from '../../../lib/backend/tables.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { ListInput } from '../../../lib/contract/input.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport, type MemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { oncePerFile } from '../each-file.ts'

/** One server for all tests of a file. */
const serverOfFile = oncePerFile(() => ({
  store: createMemoryStore({ tables }),
  transports: new Map<string, MemoryTransport>(),
}))

/** One connection per user: a store holds every connection ever made over it. */
export function transportAs(user: string): MemoryTransport {
  const { store, transports } = serverOfFile()
  const transport = transports.get(user) ?? createMemoryTransport({ user, store })
  transports.set(user, transport)
  return transport
}

/** Lets a test see every list call, and hold it back. */
export interface Watched extends Transport {
  readonly lists: TransportRequest[]
  /** How many of them were answered. */
  answered(): number
  /** From now on list calls wait until they are let go, oldest first. */
  hold(): void
  letGo(index: number): void
}

export function watched(transport: Transport): Watched {
  const lists: TransportRequest[] = []
  const waiting: (() => void)[] = []
  let holding = false
  let answered = 0
  return {
    ...transport,
    lists,
    answered: () => answered,
    hold: () => {
      holding = true
    },
    letGo: (index) => waiting[index]?.(),
    call: async (request) => {
      if (request.method !== 'getPageList' || request.service !== 'Hf20PrjBase') return transport.call(request)
      lists.push(request)
      if (holding) await new Promise<void>((resolve) => waiting.push(resolve))
      // A server that notices late that the client has left answers all the same.
      const { signal: _signal, ...unsignalled } = request
      return transport.call(unsignalled).finally(() => {
        answered += 1
      })
    },
  }
}

type StageProps = Omit<FangkitProviderProps, 'auth' | 'children'> & { readonly children: ReactNode }

export function Stage({ children, ...props }: StageProps): ReactElement {
  return (
    <FangkitProvider auth={createMemoryAuth()} {...props}>
      <main>{children}</main>
    </FangkitProvider>
  )
}

export const show = (children: ReactNode, props: Partial<Omit<StageProps, 'children'>> = {}) => {
  const transport = props.transport ?? transportAs('manager')
  const draw = (shown: ReactNode) => (
    <Stage {...props} transport={transport}>
      {shown}
    </Stage>
  )
  const { rerender, ...rest } = render(draw(children))
  return { ...rest, showInstead: (shown: ReactNode) => rerender(draw(shown)) }
}

/** What the server answers to a list request. */
export async function asked(input: ListInput, user = 'manager') {
  const client = createClient({ transport: transportAs(user), auth: createMemoryAuth() })
  const { data, total } = await client.api.Hf20PrjBase.getPageList(input)
  client.dispose()
  return { rows: data, total: total ?? 0, numbers: data.map(({ prjNo }) => prjNo) }
}

/** Rows of records on screen, without the header. */
export const rows = (): HTMLElement[] => screen.queryAllByRole('row').slice(1)
export const headers = (): string[] => screen.getAllByRole('columnheader').map((cell) => cell.textContent ?? '')

/** Cells of one column, by its header. */
export function column(label: string): string[] {
  const at = headers().findIndex((header) => header.startsWith(label))
  expect(at, `column ${label}`).toBeGreaterThanOrEqual(0)
  return rows().map((row) => row.querySelectorAll('td')[at]?.textContent ?? '')
}

export const rowsAre = async (numbers: readonly (string | null)[]): Promise<void> => {
  await waitFor(() => expect(column('项目编号')).toEqual(numbers), { timeout: 15_000 })
}
