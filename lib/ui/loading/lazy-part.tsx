import { forwardRef, lazy, type LazyExoticComponent } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Any component that React's `lazy` takes. */
type LazyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A component that is loaded when it is first shown: `lazyPart(() => import('./x.tsx').then(({ X }) => X))`.
 *
 * React's `lazy` remembers a failed load for good. `lazyPart` asks once more, and again whenever the user retries.
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
  return lazy(orAgain) as LazyExoticComponent<Component> // adapter: `Again` takes what the component takes
}
