import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect } from 'vitest'
import '../../../lib/styles/panda.css'
import { tables } from '../../../lib/backend/tables.ts'
import { blankRecord, type Entity, type RecordOf } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { RecordInput } from '../../../lib/contract/input.ts'
import type { Stored } from '../../../lib/contract/output.ts'
import { EntityForm } from '../../../lib/form/entity-form.tsx'
import type { EntityFormApi } from '../../../lib/form/entity-form-context.ts'
import type { EntityFormOptions } from '../../../lib/form/entity-form-options.ts'
import { FormEditBar } from '../../../lib/form/saving/form-edit-bar.tsx'
import { useEntityForm } from '../../../lib/form/use-entity-form.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { oncePerFile } from '../each-file.ts'
import { WidgetFrame } from '../../../lib/widgets/widget-frame.tsx'

export const LONG_TIMEOUT = { timeout: 20_000 }

/** One server for all tests of a file; those that save bring their own. */
export const storeOfFile = oncePerFile(() => createMemoryStore({ tables }))

export interface Watched extends Transport {
  readonly calls: TransportRequest[]
}

/** Lets a test see every call. */
export function watched(transport: Transport): Watched {
  const calls: TransportRequest[] = []
  return {
    ...transport,
    calls,
    call: (request) => {
      calls.push(request)
      return transport.call(request)
    },
  }
}

type StageProps = Partial<Omit<FangkitProviderProps, 'children'>> & { readonly children: ReactNode }

export function Stage({ children, ...props }: StageProps): ReactElement {
  return (
    <FangkitProvider
      auth={createMemoryAuth()}
      transport={createMemoryTransport({ store: storeOfFile(), user: 'manager' })}
      {...props}
    >
      <main>
        <WidgetFrame name="test">{children}</WidgetFrame>
      </main>
    </FangkitProvider>
  )
}

/** A record as a server would answer it: a new one without a key. */
export function recordOf<E extends Entity>(
  entity: E,
  values: Readonly<Record<string, Value>> = {},
  {
    key = null,
    version = key === null ? 0 : 1,
    refValues = {},
  }: { key?: string | null; version?: number; refValues?: Readonly<Record<string, string>> } = {},
): Stored<RecordOf<E>> {
  return { ...blankRecord(entity.fields), ...values, keyValue: key, version, refValues } as unknown as Stored<
    RecordOf<E>
  > // adapter: every declared field is present
}

export type FormProps<E extends Entity> = Partial<EntityFormOptions<E>> & {
  readonly entity: E
  readonly record: Stored<RecordOf<E>>
  readonly onApi?: (api: EntityFormApi) => void
  readonly onLeave?: () => void
  readonly children: ReactNode
}

/** A form with its bar. Without a `save` it answers what it was sent. */
export function TestForm<E extends Entity>({
  children,
  onApi,
  onLeave = () => undefined,
  ...options
}: FormProps<E>): ReactElement {
  const { entity, record } = options
  const form = useEntityForm({ save: async (input) => answer(entity, record, input), ...options })
  onApi?.(form)
  return (
    <EntityForm form={form}>
      {children}
      <FormEditBar section={entity.title} onLeave={onLeave} />
    </EntityForm>
  )
}

/** What a server without rules of its own would answer. */
export function answer<E extends Entity>(
  entity: E,
  record: Stored<RecordOf<E>>,
  { keyValue, version: _version, ...sent }: RecordInput,
): Stored<RecordOf<E>> {
  return recordOf(
    entity,
    { ...(record as unknown as Record<string, Value>), ...(sent as Record<string, Value>) },
    { key: keyValue ?? 'made', version: record.version + 1 },
  ) // adapter: records of this entity
}

export function show(children: ReactNode, props: Omit<StageProps, 'children'> = {}) {
  const draw = (shown: ReactNode) => <Stage {...props}>{shown}</Stage>
  const { rerender, ...rest } = render(draw(children))
  return { ...rest, showInstead: (shown: ReactNode) => rerender(draw(shown)) }
}

/** Chooses from a select. */
export async function choose(
  box: HTMLElement,
  option: string,
  user: { click: (element: Element) => Promise<void> },
): Promise<void> {
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: option }, LONG_TIMEOUT))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}
