import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { tables } from '../../../lib/backend/tables.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { LONG_TIMEOUT, type Watched, watched } from '../form/stage.tsx'

/** The demo data; tests write into copies. */
const seeded = createMemoryStore({ tables })
await createClient({
  transport: createMemoryTransport({ store: seeded }),
  auth: createMemoryAuth(),
}).api.Hf20PrjBase.getPageList({ page: 1, pageSize: 1 })

/** A server of the test's own, so that what it saves stays its own. */
export function server(user = 'manager') {
  const store = createMemoryStore({ tables, copyOf: seeded })
  const connect = (name: string): Watched => watched(createMemoryTransport({ store, user: name }))
  const transport = connect(user)
  const client = createClient({ transport: createMemoryTransport({ store, user: 'admin' }), auth: createMemoryAuth() })
  return {
    store,
    transport,
    connect,
    api: client.api,
    called: (op: string) => transport.calls.filter(({ service, method }) => `${service}.${method}` === op),
  }
}
export type Server = ReturnType<typeof server>

/** Answers some calls itself. */
export function answering(transport: Watched, answer: (request: TransportRequest) => Envelope | Error | null): Watched {
  return {
    ...transport,
    call: async (request) => {
      const own = answer(request)
      if (own instanceof Error) throw own
      return own ?? transport.call(request)
    },
  }
}

export const basic = (): Promise<HTMLElement> => screen.findByRole('region', { name: '基础需求' }, LONG_TIMEOUT)
export const editLink = async (): Promise<HTMLElement> =>
  within(await basic()).findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT)
export const saveButton = (): HTMLElement => screen.getByRole('button', { name: '保存' })

/** Opens the form of the basic requirements. */
export async function edit(): Promise<HTMLElement> {
  await userEvent.click(await editLink())
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return basic()
}

export async function fill(label: string, value: string): Promise<void> {
  const input = await within(await basic()).findByLabelText(label, {}, LONG_TIMEOUT)
  await userEvent.clear(input)
  await userEvent.type(input, value)
}

export async function chooseIn(root: HTMLElement, label: string, option: string): Promise<void> {
  const box = () => within(root).getByRole('combobox', { name: label })
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
  // The one a form begins with has the focus, and gives way to another element when its list has arrived.
  await waitFor(
    () => expect(box() === document.activeElement && box().dataset['scope'] === undefined).toBe(false),
    LONG_TIMEOUT,
  )
  await userEvent.click(box())
  await userEvent.click(await screen.findByRole('option', { name: option }, LONG_TIMEOUT))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export async function pickParties(root: HTMLElement): Promise<void> {
  for (const party of ['买家类型', '业主类型'])
    await userEvent.click(
      within(await within(root).findByRole('radiogroup', { name: party }, LONG_TIMEOUT)).getByText('个人'),
    )
}

export const notice = async (text: string | RegExp): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: '通知' }, LONG_TIMEOUT)).findByText(text, {}, LONG_TIMEOUT)
