import { type ComponentType, useEffect, useState } from 'react'

export interface DemandedPart<Props extends object> {
  /** `null` until it is loaded. */
  readonly Part: ComponentType<Props> | null
  readonly failed: boolean
  readonly retry: () => void
}

interface Loaded<Props> {
  readonly Part: ComponentType<Props>
}

/** Loads a part once it is needed. `load` must be the same function each time. */
export function useOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  enabled: boolean,
): DemandedPart<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!enabled || loaded !== null || failed) return undefined
    let isUnmounted = false
    load().then(
      (Part) => {
        if (!isUnmounted) setLoaded({ Part })
      },
      () => {
        if (!isUnmounted) setFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [load, enabled, loaded, failed])

  return { Part: loaded?.Part ?? null, failed, retry: () => setFailed(false) }
}
