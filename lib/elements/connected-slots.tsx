import { type ReactElement, useSyncExternalStore } from 'react'
import { FangkitProvider } from '../provider/fangkit-provider.tsx'
import type { ConnectOptions } from './connection.ts'
import type { ElementSlot } from './element-slot.ts'
import { SlotView } from './slot-view.tsx'
import { WaitingSlot } from './waiting-slot.tsx'

/** The elements of one connection and their current settings. */
export interface Placed {
  /** Null until the page calls `connectFangkit`. */
  readonly options: ConnectOptions | null
  /** Increases with every new back end; data loaded from the previous one is dropped. */
  readonly round: number
  readonly slots: readonly { readonly id: number; readonly slot: ElementSlot }[]
}

export interface ConnectedSlotsProps {
  readonly subscribe: (changed: () => void) => () => void
  readonly read: () => Placed
}

/**
 * Renders all elements of one connection below one provider, so they share one cache, one live connection and one
 * session. Each element is drawn into its own shadow root.
 */
export function ConnectedSlots({ subscribe, read }: ConnectedSlotsProps): ReactElement {
  const { options, round, slots } = useSyncExternalStore(subscribe, read)
  if (options === null)
    return (
      <>
        {slots.map(({ id, slot }) => (
          <WaitingSlot key={id} slot={slot} />
        ))}
      </>
    )
  return (
    <FangkitProvider key={round} {...options}>
      {slots.map(({ id, slot }) => (
        <SlotView key={id} slot={slot} />
      ))}
    </FangkitProvider>
  )
}
