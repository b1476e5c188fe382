import { useCallback, useMemo, useState } from 'react'

/** Which cards are open; kept as long as the page lives. */
export interface OpenCards {
  readonly isOpen: (key: string, otherwise: boolean) => boolean
  /** Keeps its identity. */
  readonly set: (key: string, open: boolean) => void
}

export function useOpenCards(): OpenCards {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const set = useCallback(
    (key: string, open: boolean) => setChosen((before) => (before[key] === open ? before : { ...before, [key]: open })),
    [],
  )
  return useMemo(() => ({ isOpen: (key, otherwise) => chosen[key] ?? otherwise, set }), [chosen, set])
}
