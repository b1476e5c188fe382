import { render, type RenderResult } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport, type MemoryTransport } from '../../../lib/testing/memory-transport.ts'

export interface Watched extends MemoryTransport {
  readonly sent: TransportRequest[]
  /** How often a call was made. */
  count(op: string): number
}

/** A memory transport that notes what is sent. */
export function watched(transport: MemoryTransport = createMemoryTransport({ scenario: 'empty' })): Watched {
  const sent: TransportRequest[] = []
  return {
    ...transport,
    sent,
    call(request) {
      sent.push(request)
      return transport.call(request)
    },
    count: (op) => sent.filter(({ service, method }) => `${service}.${method}` === op).length,
  }
}

type ProviderFixtureProps = Partial<FangkitProviderProps>

export function inProvider(
  children: ReactNode,
  { transport = watched(), auth = createMemoryAuth(), ...props }: ProviderFixtureProps = {},
): ReactNode {
  return (
    <StrictMode>
      <FangkitProvider transport={transport} auth={auth} {...props}>
        {children}
      </FangkitProvider>
    </StrictMode>
  )
}

export const renderIn = (children: ReactNode, props?: ProviderFixtureProps): RenderResult =>
  render(inProvider(children, props))
