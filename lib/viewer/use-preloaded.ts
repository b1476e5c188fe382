import { useEffect } from 'react'

/** Loads neighbouring pictures in advance; both are optional. */
export function usePreloaded(stage: HTMLElement | null, before: string | undefined, after: string | undefined): void {
  useEffect(() => {
    if (stage === null) return
    for (const source of [after, before])
      if (source !== undefined) stage.ownerDocument.createElement('img').src = source
  }, [stage, before, after])
}
