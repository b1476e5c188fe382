import { forwardRef, lazy } from 'react'
import { OnDemand } from './on-demand.tsx'

/**
 * `lazy` that never gives up: it would keep a failure for good, so that trying again could only fail again.
 * A part that does not arrive is asked for once more, and from then on whenever somebody asks for it where it belongs.
 */
export const lazyPart = ((load: Parameters<typeof lazy>[0]) => {
  const part = () => load().then(({ default: loaded }) => loaded)
  const Again = forwardRef<unknown, object>((props, ref) => (
    <OnDemand load={part} props={ref === null ? props : { ...props, ref }} />
  ))
  return lazy(() => load().catch(() => ({ default: Again })))
}) as typeof lazy // adapter: what it answers takes what the part takes
