import { Component, type ComponentProps, type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { useCore, useSettings } from '../provider-context.ts'
import type { Slots } from './slots.ts'

type Name = keyof Slots

export interface HostSlotProps<N extends Name> {
  readonly name: N
  /** What the host's part is told. */
  readonly props: ComponentProps<NonNullable<Slots[N]>>
  /**
   * Stands below the host's part, or in place of one that was removed: what the library's own holds itself, such as a
   * way out.
   */
  readonly beside?: ReactNode
  /** The library's own. */
  readonly children: ReactNode
}

/**
 * The host's part for a state, or the library's own: where the host gave none, while it is on its way, and for good
 * once it has crashed.
 */
export function HostSlot<N extends Name>({ name, props, beside, children }: HostSlotProps<N>): ReactNode {
  const { report, crashedSlots } = useCore()
  // adapter: `given` is what the part of this name takes
  const Part = useSlots()[name] as ComponentType<object> | null | undefined
  if (Part === undefined || crashedSlots.has(Part)) return children
  if (Part === null) return beside
  const crashed = (error: unknown): void => {
    // Several places of a page show the same part.
    if (crashedSlots.has(Part)) return
    crashedSlots.add(Part)
    report(error, `components.${name}`)
  }
  return (
    <SlotBoundary own={children} onCrash={crashed}>
      <Suspense fallback={children}>
        {createElement(Part, props)}
        {beside}
      </Suspense>
    </SlotBoundary>
  )
}

interface SlotBoundaryProps {
  readonly own: ReactNode
  readonly onCrash: (error: unknown) => void
  readonly children: ReactNode
}

/**
 * Stays with the library's own until it goes: a host that draws anew because it was told of the crash would crash
 * again.
 */
class SlotBoundary extends Component<SlotBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { readonly crashed: true } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.own : this.props.children
  }
}

/** The host's own parts; absent means the library's, null means none. */
function useSlots(): Slots {
  return useSettings().slots
}
