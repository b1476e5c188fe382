import { useCallback, useMemo, useState } from 'react'

/** Which cards are open, while the page is mounted. */
export interface OpenCards {
  readonly isOpen: (key: string, otherwise: boolean) => boolean
  /** Must keep its identity. */
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
