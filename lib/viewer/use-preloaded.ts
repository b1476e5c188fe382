import { useEffect } from 'react'

/** Fetches pictures before somebody asks for them; they need not be there. */
export function usePreloaded(stage: HTMLElement | null, before: string | undefined, after: string | undefined): void {
  useEffect(() => {
    if (stage === null) return
    for (const source of [after, before])
      if (source !== undefined) stage.ownerDocument.createElement('img').src = source
  }, [stage, before, after])
}
