import { Component, type ComponentProps, type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { useCore, useSettings } from '../provider-context.ts'
import type { Slots } from './slots.ts'

type Name = keyof Slots

export interface HostSlotProps<N extends Name> {
  readonly name: N
  /** Props of the host's component. */
  readonly props: ComponentProps<NonNullable<Slots[N]>>
  /**
   * Shown below the host's component, or in place of a removed one: what the library's own contains beside it, such as
   * a button to leave.
   */
  readonly beside?: ReactNode
  /** The library's own component. */
  readonly children: ReactNode
}

/**
 * Renders the host's component for a state. Renders the library's own when the host has none, while the host's is
 * loading, and once it has crashed.
 */
export function HostSlot<N extends Name>({ name, props, beside, children }: HostSlotProps<N>): ReactNode {
  const { report, crashedSlots } = useCore()
  // adapter: `props` are those of the component with this name
  const Part = useSlots()[name] as ComponentType<object> | null | undefined
  if (Part === undefined || crashedSlots.has(Part)) return children
  if (Part === null) return beside
  const crashed = (error: unknown): void => {
    // Several places of a page show the same component.
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
 * Shows the library's own component until it unmounts. A host that renders again because of the error report would
 * crash again.
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

/** The host's own components: absent means the library's, null means none. */
function useSlots(): Slots {
  return useSettings().slots
}
