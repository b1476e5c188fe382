import { forwardRef, lazy, type LazyExoticComponent } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Any component that React's `lazy` takes. */
type LazyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * Loads a component when it is first shown: `lazyPart(() => import(…).then(({ X }) => X))`.
 *
 * React's `lazy` never retries a failed load. `lazyPart` retries once by itself, and again each time the user asks.
 */
export function lazyPart<Component extends LazyComponent>(
  load: () => Promise<Component>,
): LazyExoticComponent<Component> {
  const Again = forwardRef<unknown, object>((props, ref) => (
    <OnDemand load={load} props={ref === null ? props : { ...props, ref }} />
  ))
  const orAgain: () => Promise<{ default: LazyComponent }> = () =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Again }),
    )
  return lazy(orAgain) as LazyExoticComponent<Component> // adapter: `Again` takes the same props as the component
}
