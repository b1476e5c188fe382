import { useCallback, useEffect, useRef, useState } from 'react'

const loadJudge = () =>
  import('./charge-judge.ts').then(({ chargeIssues, referralIssues, serverIssues }) => ({
    chargeIssues,
    referralIssues,
    serverIssues,
  }))

export type Judge = Awaited<ReturnType<typeof loadJudge>>

/**
 * Loads the validation rules on the first change; a save waits for them.
 * @throws the network error when they cannot be loaded
 */
export function useJudge(enabled: boolean): { readonly judge: Judge | null; readonly load: () => Promise<Judge> } {
  const [judge, setJudge] = useState<Judge | null>(null)
  const coming = useRef<Promise<Judge> | null>(null)
  const load = useCallback(async (): Promise<Judge> => {
    coming.current ??= loadJudge()
    try {
      const come = await coming.current
      setJudge(come)
      return come
    } catch (error) {
      coming.current = null
      throw error
    }
  }, [])
  useEffect(() => {
    // A save loads them again and shows the error.
    if (enabled) load().catch(() => undefined)
  }, [enabled, load])
  return { judge, load }
}
